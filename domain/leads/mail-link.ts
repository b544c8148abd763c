/**
 * A `mailto:` address (RFC 6068). Escaped, so that the text cannot add a subject or another recipient; the `@`
 * stays, because mail programs and visitors read it.
 */
export const mailLink = (email: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
