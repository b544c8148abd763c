/** A path of this site: one slash, and nothing that a browser reads as another host. */
const ownPath = /^\/(?![/\\])[^\\\s]*$/;

/**
 * Whether pages can show the picture at `text`: an https address, or a path of this site such as
 * that of an uploaded picture. Pages forbid themselves any other (`img-src`).
 */
export function isImageAddress(text: string): boolean {
  if (ownPath.test(text)) return true;
  const url = URL.parse(text);
  return url?.protocol === 'https:' && !url.username && !url.password && !/[\s\\]/.test(text);
}
