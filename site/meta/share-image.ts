import type { Locale } from '#domain/locale/locale.ts';
import { addressIn } from '#domain/locale/localized-path.ts';

/** The picture shown with links to a page. */
export interface ShareImage {
  /** A path of this site or an https URL. */
  address: string;
  /** In px; missing for a picture on another site. */
  width?: number;
  height?: number;
  /** Alternative text. */
  alt?: string;
}

const DRAWN_SIZE = { width: 1200, height: 630 };

/** The image that the server draws for the page or article at `path`, with its title in a language. */
export const drawnShareImage = (path: string, locale: Locale): ShareImage => ({
  address: `/share${addressIn(locale, path === '/' ? '/home' : path)}.png`,
  ...DRAWN_SIZE,
});

/** Shown with links to pages that have no image of their own. */
export const defaultShareImage = (locale: Locale): ShareImage => drawnShareImage('/', locale);
