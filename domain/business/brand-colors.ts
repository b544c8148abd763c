import type { Brand } from './brand.schema.ts';
import { contrast, mixed, readableContrast, readableOn } from './color.ts';

/** The colors that `ui/tokens/tokens.css` has by itself. */
export const tokenColors = { accent: '#2b4fb3', ink: '#12213f' } as const;

/** The colors of a brand that differ from those of the style sheets. */
export function ownColors({ accent, ink }: Pick<Brand, 'accent' | 'ink'>) {
  return {
    ...(accent !== tokenColors.accent && { accent }),
    ...(ink !== tokenColors.ink && { ink }),
  };
}

/**
 * The style sheet with a brand's own colors, as a path of the server: its address is its content. Undefined for a
 * brand that has none.
 */
export function brandSheetPath(brand: Pick<Brand, 'accent' | 'ink'>): string | undefined {
  if (Object.keys(ownColors(brand)).length === 0) return undefined;
  return `/brand/${brand.accent.slice(1)}-${brand.ink.slice(1)}.css`;
}

/** The style sheet at `brandSheetPath`; undefined for another path. */
export function brandSheetAt(path: string): string | undefined {
  const [, accent, ink] = /^\/brand\/([0-9a-f]{6})-([0-9a-f]{6})\.css$/.exec(path) ?? [];
  if (!accent || !ink) return undefined;
  return `:root{${brandProperties({ accent: `#${accent}`, ink: `#${ink}` })}}`;
}

/** The custom properties of a brand's own colors as CSS; empty for a brand that has none. */
export function brandProperties(brand: Pick<Brand, 'accent' | 'ink'>): string {
  const { accent, ink } = ownColors(brand);
  return [
    ...(accent ? [`--brand-accent:${accent}`] : []),
    // The ink of a white page would only just be readable on a dark one, and dark sections are darker than it.
    ...(ink
      ? [
          `--brand-ink:light-dark(${ink},${mixed(ink, '#ffffff', 0.9)})`,
          `--brand-night:${nightOf(ink)}`,
        ]
      : []),
  ].join(';');
}

/** The color of dark sections and the admin's sidebar. */
export const nightOf = (ink: string): string =>
  ink === tokenColors.ink ? ink : mixed(ink, '#000000', 0.35);

/**
 * What a color lacks, in words for the owner; undefined if it can be used. Links have the accent and texts the ink, on
 * white; texts also have lighter shades of the ink, so that it needs more (WCAG 2.2 AA and AAA).
 */
export function colorFault(name: 'accent' | 'ink', color: string): string | undefined {
  const needed = neededContrast[name];
  const reached = Math.floor(contrast(color, '#ffffff') * 10) / 10;
  if (contrast(color, '#ffffff') >= needed) return undefined;
  const what = name === 'accent' ? 'Links and buttons' : 'Texts';
  return `Too pale: ${what} in this color are hard to read on white (${reached}:1, at least ${needed}:1). Choose a darker one.`;
}

const neededContrast = { accent: readableContrast, ink: 7 } as const;

/** The accent on dark surfaces. */
export const accentInTheDark = (accent: string): string =>
  readableOn(accent, darkSurfaces, '#ffffff');

/** Of `tokens.css`. */
const darkSurfaces = ['#131c2e', '#1b2740', '#22325a'];

/** White or black, whichever is read better on `color`. */
export const textOn = (color: string): string =>
  contrast('#ffffff', color) >= readableContrast ? '#ffffff' : '#000000';
