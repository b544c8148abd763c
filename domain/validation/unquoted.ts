/** Also no-break and zero-width spaces, soft hyphens and marks of direction. */
const SPACE = /[\s\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/;

/** Quotes of any script, straight, low and CJK ones, primes, and the accents typed for them. */
const QUOTE = /["'`´\p{Pi}\p{Pf}‚„′-‷＂＇〝-〟「-』]/u;

/** Alone at one end they belong to a word: 't Hooft, the Joneses'. */
const APOSTROPHE = /['`´‘’′]/;

/**
 * A value without the spaces and quotes around it: editors and mail programs write `partner=“jane-doe”`, which HTML reads as a
 * value with quotes in it. Quotes within a text stay, and with them those around it. Undefined for a value that
 * only begins with a quote: HTML ended it at its first space.
 */
export function unquoted(value: string): string | undefined {
  const trimmed = strip(value, (character) => SPACE.test(character));
  const text = strip(trimmed, (character) => SPACE.test(character) || QUOTE.test(character));
  const [first = '', last = ''] = [trimmed[0], trimmed.at(-1)];
  const [isOpened, isClosed] = [QUOTE.test(first), QUOTE.test(last)];
  if (QUOTE.test(text)) return trimmed;
  if (isOpened === isClosed) return text;
  if (APOSTROPHE.test(isOpened ? first : last)) return trimmed;
  return isOpened ? undefined : text;
}

function strip(text: string, isEdge: (character: string) => boolean): string {
  let [start, end] = [0, text.length];
  while (start < end && isEdge(text.charAt(start))) start++;
  while (end > start && isEdge(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}
