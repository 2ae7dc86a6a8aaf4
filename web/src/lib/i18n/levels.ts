// Made by web/generate_types.py from the Python wire types. Do not edit.

export const LEVEL_NAMES = {
  en: ['Beginner', 'Casual', 'Steady', 'Strong', 'Expert'],
  fr: ['Débutant', 'Tranquille', 'Régulier', 'Fort', 'Expert'],
}
