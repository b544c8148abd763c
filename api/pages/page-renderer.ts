import type { ContentReader } from '#api/content/content-reader.ts';

/** The built files that every page loads, as paths from the root. */
export interface PageAssets {
  scripts: string[];
  styles: string[];
  preloads: string[];
  /** By source module: what the browser fetches when that is imported on demand. */
  onDemand: Record<string, string[]>;
}

interface PageRequest {
  /** Lower case, without a trailing slash or a query. */
  path: string;
  /** What absolute addresses (canonical, Open Graph) start with. */
  origin: string;
  assets: PageAssets;
  /** What the page may show of the store. */
  read: ContentReader;
}

type RenderedPage = { status: number; html: string };

/** `render` of the built server entry: the only thing that the API knows of the site. */
export type PageRenderer = (request: PageRequest) => RenderedPage | Promise<RenderedPage>;
