import type { WidgetTag } from '#widgets/registry.ts';
import sizes from './picture-sizes.json' with { type: 'json' };

export const pictureLooks = ['light', 'dark', 'branded'] as const;

export type PictureLook = (typeof pictureLooks)[number];

interface Picture {
  src: string;
  /** CSS px. */
  width: number;
  height: number;
}

/** The picture of a widget; `npm run widgets:pictures` takes it. */
export function pictureOf(tag: WidgetTag, look: PictureLook): Picture {
  const name = `${tag.replace('inspection-', '')}-${look}`;
  const [width, height] = (sizes as Record<string, number[]>)[name] ?? [];
  return { src: `/embed-pictures/${name}.webp`, width: width ?? 0, height: height ?? 0 };
}
