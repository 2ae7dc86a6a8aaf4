// Made by web/generate_types.py from the Python wire types. Do not edit.

export const LEVEL_NAMES = {
  en: ['Visitor', 'Neighbour', 'Regular', 'Host', 'Master'],
  fr: ['Visiteur', 'Voisin', 'Habitué', 'Maître de maison', 'Maître'],
}
