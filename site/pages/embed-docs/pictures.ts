import type { Business } from '#domain/business/business.ts';
import type { WidgetTag } from '#widgets/registry.ts';
import pictures from './pictures.json' with { type: 'json' };

export const pictureLooks = ['light', 'dark', 'branded'] as const;

export type PictureLook = (typeof pictureLooks)[number];

interface Picture {
  src: string;
  /** CSS px. */
  width: number;
  height: number;
}

/** Whether the pictures show this business: those of another one, or of other prices, would not be true. */
export const arePicturesOf = ({ name, words }: Business): boolean =>
  name === pictures.business.name && words.fromPrice === pictures.business.fromPrice;

/** The picture of a widget; `npm run pictures -- widgets` takes it. */
export function pictureOf(tag: WidgetTag, look: PictureLook): Picture {
  const name = `${tag.replace('inspection-', '')}-${look}`;
  const [width, height] = (pictures.sizes as Record<string, number[]>)[name] ?? [];
  return { src: `/embed-pictures/${name}.webp`, width: width ?? 0, height: height ?? 0 };
}
