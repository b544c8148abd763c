import type { ShareImage } from './share-image.ts';

/** A page's metadata for search engines and shared links. */
export interface PageMeta {
  title: string;
  description: string;
  keywords: string;
  /** Kept out of search engines. */
  noindex?: true;
  /** The page does not exist: the server answers 404. */
  notFound?: true;
  /** Defaults to the site's image. */
  image?: ShareImage;
  /** Set for an article; instants are ISO 8601. */
  article?: { published: string; section: string; tags: readonly string[] };
}

/** A page's own keywords and those of the whole site. */
export const keywords = (...own: string[]): string =>
  [...own, 'home inspection DFW', 'Dallas-Fort Worth home inspector', 'TREC licensed'].join(', ');
