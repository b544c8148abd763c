import type { Locale } from '#domain/locale/locale.ts';
import type { ContentReader } from './content-reader.ts';

/** The built files that every page loads, as paths from the root. */
export interface PageAssets {
  scripts: string[];
  styles: string[];
  preloads: string[];
  /** The files of each dynamically imported chunk, by its source file. */
  chunks?: Readonly<Record<string, readonly string[]>>;
  /** The files of the words that code shows, by its source file and their language. */
  words?: Readonly<Record<string, Partial<Record<Locale, readonly string[]>>>>;
}

interface PageRequest {
  /** Lower case, without a trailing slash or a query. */
  path: string;
  /** The origin of absolute URLs (canonical, Open Graph). */
  origin: string;
  assets: PageAssets;
  /** Reads public content. */
  read: ContentReader;
}

type RenderedPage = { status: number; html: string };

/** `render` of the built server entry, the only link between API and site. */
export type PageRenderer = (request: PageRequest) => RenderedPage | Promise<RenderedPage>;
