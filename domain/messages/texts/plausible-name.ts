/** 'Zoë', 'Jean-Luc', 'O’Neil', 'J.R.', 'Dr.'. Some scripts join letters invisibly. */
const WORD = String.raw`(?:(?:\p{L}\p{M}*\.)+|\p{L}{2,3}\.|\p{L}[\p{L}\p{M}'’\u200c\u200d-]*)`;
const NAME = new RegExp(`^${WORD}(?: ${WORD})*$`, 'u');

const LONGEST = 40;

/** `name` if it looks like one: words of letters, at most 40 characters; else undefined. */
export function plausibleName(name: string): string | undefined {
  const shown = name.normalize('NFKC').trim().replace(/\s+/g, ' ');
  return shown.length <= LONGEST && NAME.test(shown) ? shown : undefined;
}

/** The first word of `name` if it looks like a name; else undefined. */
export const plausibleFirstName = (name: string): string | undefined =>
  plausibleName(name.trim().split(/\s+/)[0] ?? '');
