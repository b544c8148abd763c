import { readFileSync } from 'node:fs';
import { registry, widgetTags } from '#widgets/registry.ts';
import type { Sheet } from './draw-sheet.ts';

const looks = ['light', 'dark', 'branded'] as const;

/** Each element on a white, a dark and a branded page: as `drawWidgets` drew them. */
export const widgetPictures = (): Sheet => ({
  name: 'widgets',
  title: 'Widgets on white, dark and branded pages',
  scaleTo: { height: 480 },
  rows: widgetTags.map((tag) => ({
    title: `${registry[tag].name}, ${tag}`,
    shots: looks.map((look) => ({
      caption: look,
      picture: readFileSync(
        `site/public/embed-pictures/${tag.replace('inspection-', '')}-${look}.webp`,
      ),
    })),
  })),
});
