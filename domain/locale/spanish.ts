/** A time with its article: 'las 8:00 a. m.', 'la 1:00 p. m.' */
export const articledTime = (time: string): string =>
  `${/^1(?!\d)/.test(time) ? 'la' : 'las'} ${time}`;

/** A sentence with its full stop, which "p. m." has already. */
export const ended = (sentence: string): string =>
  sentence.endsWith('.') ? sentence : `${sentence}.`;
