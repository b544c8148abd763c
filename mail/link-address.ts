const protocols: readonly string[] = ['https:', 'http:', 'tel:', 'mailto:'];

/**
 * `url` for an `href`. Allows `http:`, because the site's own address may be in a local network.
 * Throws a TypeError for other protocols and for anything but an absolute URL.
 */
export function linkAddress(url: string): string {
  if (!URL.canParse(url) || !protocols.includes(new URL(url).protocol)) {
    throw new TypeError('A link of a message is not a web, telephone or email address');
  }
  return url;
}

/** A telephone or mail application opens by itself; a page opens in a new tab. */
export const linkTarget = (url: string): '_blank' | '_self' =>
  /^https?:/i.test(url) ? '_blank' : '_self';
