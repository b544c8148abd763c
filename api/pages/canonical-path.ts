/** Escapes of letters, digits, hyphens and underscores, which nobody needs to escape. */
const needlessEscape = /%(2d|3\d|[46][1-9a-f]|[57][0-9a]|5f)/gi;

/**
 * The one spelling of an address: lower case, no trailing or doubled slash, nothing escaped without
 * need. A doubled slash at the start would make a redirect point at another host.
 */
export function canonicalPath(path: string): string {
  const bare = path
    .replace(needlessEscape, decodeURIComponent)
    .replace(/[/\\]+/g, '/')
    .replace(/\/$/, '')
    .toLowerCase();
  return bare === '' ? '/' : bare;
}
