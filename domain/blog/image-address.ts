/** A path of this site. Two slashes or a backslash would make a browser read another host. */
const sitePath = /^\/(?![/\\])[^\\\s]*$/;

/**
 * Whether `text` is an image address that the pages' CSP (`img-src`) allows: an https URL or a path
 * of this site, such as that of an uploaded image.
 */
export function isImageAddress(text: string): boolean {
  if (sitePath.test(text)) return true;
  const url = URL.parse(text);
  return url?.protocol === 'https:' && !url.username && !url.password && !/[\s\\]/.test(text);
}
