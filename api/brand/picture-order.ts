import type { Box } from './box.ts';

/** A picture to draw; width and height in px. */
export interface PictureOrder {
  box: Box;
  width: number;
  height: number;
  /** PNGs of at most 64 colors are `flat`, of 256 mixed ones `photo`; an icon file has 16, 32 and 48 px. */
  format: 'png' | 'flat' | 'photo' | 'svg' | 'ico';
}
