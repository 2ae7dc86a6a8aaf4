import type { Comfort } from './device.en'

export const comfortFr: Comfort = {
  shell: {
    offline: 'Pas de connexion. Ce qui est sur cet appareil reste lisible ; les tables t’attendent sur le serveur.',
    ready: 'Une nouvelle version de la page est prête.',
    renew: 'L’utiliser',
    away: 'Cette page n’est pas encore sur cet appareil',
    awayText: 'Il lui faut le serveur une fois, et il ne répond pas pour le moment. Rien de tes parties n’est perdu.',
    again: 'Réessayer',
  },
  hint: {
    ask: 'Conseil',
    thinks: 'Réflexion…',
    best: 'Dans la plupart des suites étudiées, c’est ce qui finit le mieux.',
    play: 'Le jouer',
    no: 'Je réfléchis encore',
    title: 'Un conseil :',
  },
}
