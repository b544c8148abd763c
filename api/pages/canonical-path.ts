/**
 * The one spelling of an address: lower case, no trailing or doubled slash. A doubled slash at the
 * start would make a redirect point at another host.
 */
export function canonicalPath(path: string): string {
  const bare = path
    .replace(/[/\\]+/g, '/')
    .replace(/\/$/, '')
    .toLowerCase();
  return bare === '' ? '/' : bare;
}
