import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright';

/** Draws some pictures into the repository; `origin` is a running site's. */
export type DrawPictures = (browser: Browser, origin: string) => Promise<void>;

/** The site's typeface, so that a picture is the same on every machine. */
export const typeface = `@font-face{font-family:Figtree;font-weight:300 900;src:url(data:font/woff2;base64,${readFileSync(
  'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  'base64',
)})}`;
