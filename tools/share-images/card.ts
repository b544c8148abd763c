import { readFile } from 'node:fs/promises';
import { type CSSProperties, createElement, type ReactNode } from 'react';
import satori from 'satori';
import { business } from '#domain/business/defaults/business.ts';
import { palette } from '#site/illustrations/palette.ts';
import { drawingOf } from './drawing-file.ts';

export interface Card {
  title: string;
  /** Path in the site's public folder. */
  drawing: string;
  /** Layout: across the whole card, on the ground, or in a frame. */
  as: 'landscape' | 'figure' | 'picture';
}

const INK = '#12213f';
const INK_SOFT = '#48566f';
const LICENSE = `Licensed Texas inspector, ${business.license.label}`;

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

const image = (src: string, { width, height, ...style }: Place & CSSProperties) =>
  createElement('img', { src, width, height, style: { position: 'absolute', ...style } });

const font = (weight: 500 | 700) =>
  readFile(
    new URL(import.meta.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`)),
  );

const [medium, bold, mark, hills] = await Promise.all([
  font(500),
  font(700),
  drawingOf('favicon.svg'),
  drawingOf('art/hero-hills.svg'),
]);

const fonts = [
  { name: 'Figtree', data: medium, weight: 500, style: 'normal' },
  { name: 'Figtree', data: bold, weight: 700, style: 'normal' },
] as const;

/** The meadow at a fixed width; in the file its width is 100 %. */
const meadow = await drawingOf('art/field.svg', (source) =>
  source.replaceAll('width="100%"', 'width="861"'),
);

/** The card as SVG of 1200 × 630 px, with text as paths. */
export async function cardMarkup(card: Card): Promise<string> {
  const drawing = await drawingOf(card.drawing);
  return satori(
    box(
      {
        position: 'relative',
        width: 1200,
        height: 630,
        fontFamily: 'Figtree',
        color: INK,
        backgroundColor: palette['sky']?.[0],
      },
      ...scenes[card.as](drawing),
      words(card),
    ),
    { width: 1200, height: 630, fonts: [...fonts] },
  );
}

const hillsBehind = image(hills, { left: 0, top: 420, width: 1200, height: 210 });
const meadowBefore = image(meadow, { left: 0, top: 538, width: 1200, height: 92 });

const scenes: Record<Card['as'], (drawing: string) => ReactNode[]> = {
  landscape: (drawing) => [image(drawing, { left: -160, top: 166, width: 1360, height: 464 })],
  figure: (drawing) => [
    hillsBehind,
    image(drawing, { left: 600, top: 272, width: 560, height: 323 }),
    meadowBefore,
  ],
  picture: (drawing) => [
    hillsBehind,
    meadowBefore,
    image(drawing, {
      left: 576,
      top: 128,
      width: 560,
      height: 315,
      borderRadius: 22,
      border: '8px solid #ffffff',
    }),
  ],
};

// A word joiner on either side keeps "Pre-Pour" on one line.
const unbroken = (title: string) => title.replaceAll('-', '\u2060-\u2060');

/** Smaller type for longer titles, so that they end above the flowers. */
const titleSize = (title: string) => (title.length > 60 ? 46 : title.length > 34 ? 54 : 64);

const titleWidth: Record<Card['as'], number> = { landscape: 760, figure: 540, picture: 480 };

const words = ({ title, as }: Card) =>
  box(
    { flexDirection: 'column', padding: '52px 64px' },
    box(
      { alignItems: 'center', marginLeft: -14, marginBottom: 40 },
      createElement('img', { src: mark, width: 68, height: 68 }),
      box(
        { flexDirection: 'column', marginLeft: 6 },
        box({ fontSize: 26, fontWeight: 700, letterSpacing: '-0.01em' }, business.name),
        box({ fontSize: 20, fontWeight: 500, color: INK_SOFT }, LICENSE),
      ),
    ),
    box(
      {
        width: titleWidth[as],
        fontSize: titleSize(title),
        fontWeight: 700,
        lineHeight: 1.1,
        letterSpacing: '-0.025em',
        textWrap: 'balance',
      },
      unbroken(title),
    ),
  );
