/** The page without a connection, its new versions, and hints, in English. */
export const comfortEn = {
  shell: {
    offline: 'No connection. What is on this device can be read; tables wait for you on the server.',
    ready: 'A new version of the page is ready.',
    renew: 'Use it now',
    away: 'This page is not on this device yet',
    awayText: 'It needs the server once, and the server cannot be reached right now. Nothing of your games is lost.',
    again: 'Try again',
  },
  hint: {
    ask: 'Hint',
    thinks: 'Thinking…',
    best: 'In most of the continuations it tried, this ended best.',
    play: 'Play it',
    no: 'I will think again',
    title: 'A hint:',
  },
}

export type Comfort = typeof comfortEn
