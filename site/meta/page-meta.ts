import type { ShareImage } from './share-image.ts';

/** What search engines and shared links say of a page. */
export interface PageMeta {
  title: string;
  description: string;
  keywords: string;
  /** Kept out of search engines. */
  noindex?: true;
  /** The page does not exist: the server answers 404. */
  notFound?: true;
  /** Without one the site's own. */
  image?: ShareImage;
  /** Set for an article; instants are ISO 8601. */
  article?: { published: string; section: string; tags: readonly string[] };
}

/** A page's own keywords and those of the whole site. */
export const keywords = (...own: string[]): string =>
  [...own, 'home inspection DFW', 'Dallas-Fort Worth home inspector', 'TREC licensed'].join(', ');
