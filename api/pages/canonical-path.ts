/** Percent-encoded letters, digits, hyphens and underscores (RFC 3986 §2.3: unreserved). */
const needlessEscape = /%(2d|3\d|[46][1-9a-f]|[57][0-9a]|5f)/gi;

/**
 * The canonical form of a path: lower case, no trailing or double slash, no needless escapes. A
 * double slash at the start would make a redirect point to another host.
 */
export function canonicalPath(path: string): string {
  const bare = path
    .replace(needlessEscape, decodeURIComponent)
    .replace(/[/\\]+/g, '/')
    .replace(/\/$/, '')
    .toLowerCase();
  return bare === '' ? '/' : bare;
}
