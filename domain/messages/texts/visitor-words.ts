// A form can be filled in with somebody else's address. What a stranger typed goes to that address only
// where it cannot be an advertisement: a plausible name, and words or an address of a home without a link.

const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’. -]{0,39}$/u;
const LINK = /:\/\/|www\.|@|\.(?:com|net|org|info|biz|io|ru|xyz|top|shop|site|online)\b/i;

const hasLink = (text: string) => LINK.test(text);

/** `name` if it looks like one, of at most 40 letters; else undefined. */
export function plausibleName(name: string): string | undefined {
  const shown = name.trim();
  return NAME.test(shown) && !hasLink(shown) ? shown : undefined;
}

/** 'Hello Maria,' for a text that begins like a name, else 'Hello,'. */
export function greeting(name: string): string {
  const first = plausibleName(name.trim().split(/\s+/)[0] ?? '');
  return first === undefined ? 'Hello,' : `Hello ${first},`;
}

/** An address or other words of a person; undefined when they contain a link. */
export const withoutLink = (words: string): string | undefined =>
  hasLink(words) ? undefined : words;
