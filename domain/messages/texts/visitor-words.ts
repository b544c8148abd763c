// A form can be filled in with somebody else's address. What a stranger typed goes to that address only
// where it cannot be an advertisement: a plausible name, and an address of a home without a link.

const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’. -]{0,39}$/u;
const LINK = /:\/\/|www\.|@|\.(?:com|net|org|info|biz|io|ru|xyz|top|shop|site|online)\b/i;

/** 'Hello Maria,' for a text that looks like a name, else 'Hello,'. */
export function greeting(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  return NAME.test(first) && !LINK.test(first) ? `Hello ${first},` : 'Hello,';
}

/** The address of a home in one line; undefined when it contains a link. */
export function homeAddress(address: string): string | undefined {
  return LINK.test(address) ? undefined : address;
}
