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

/** The image that the server draws for the page or article at `path`. */
export const drawnShareImage = (path: string): ShareImage => ({
  address: `/share${path === '/' ? '/home' : path}.png`,
  ...DRAWN_SIZE,
});

/** Shown with links to pages that have no image of their own. */
export const defaultShareImage = drawnShareImage('/');
