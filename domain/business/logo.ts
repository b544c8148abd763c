import type { Brand } from './brand.schema.ts';

type Logo = NonNullable<Brand['logo']>;

/** Wider than this, a logo has words in it: it stands alone in the header, and is unreadable as an icon. */
const WORDMARK_RATIO = 1.6;

export const isWordmark = ({ width, height }: Pick<Logo, 'width' | 'height'>): boolean =>
  width / height > WORDMARK_RATIO;

/** The logo in pixels at which it fits a box, by its side. */
export function sizeWithin(
  { width, height }: Pick<Logo, 'width' | 'height'>,
  box: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min(box.width / width, box.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
