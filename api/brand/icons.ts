import { textOn } from '#domain/business/brand-colors.ts';
import type { Business } from '#domain/business/business.ts';
import { isWordmark, sizeWithin } from '#domain/business/logo.ts';
import { monogramOf } from '#domain/business/monogram.ts';
import { type Box, box, dataUrl, image, text } from './box.ts';
import type { PictureOrder } from './picture-order.ts';

type Format = PictureOrder['format'];

interface Icon {
  /** In px, wide and high. */
  size: number;
  format: Format;
  /** Systems cut these themselves; the others are rounded tiles, and favicons only the mark. */
  shape: 'tile' | 'full' | 'maskable' | 'bare';
}

/** The icons of the site, by path. */
export const siteIcons: Readonly<Record<string, Icon>> = {
  '/favicon.svg': { size: 48, format: 'svg', shape: 'bare' },
  '/favicon.ico': { size: 48, format: 'ico', shape: 'bare' },
  '/apple-touch-icon.png': { size: 180, format: 'png', shape: 'full' },
  '/icon-192.png': { size: 192, format: 'png', shape: 'tile' },
  '/icon-512.png': { size: 512, format: 'png', shape: 'tile' },
  '/icon-maskable-512.png': { size: 512, format: 'png', shape: 'maskable' },
};

/** The icons of the admin, by path. */
export const adminIcons: Readonly<Record<string, Icon>> = {
  '/admin/icons/icon.svg': { size: 32, format: 'svg', shape: 'tile' },
  '/admin/icons/icon-192.png': { size: 192, format: 'png', shape: 'tile' },
  '/admin/icons/icon-512.png': { size: 512, format: 'png', shape: 'tile' },
  '/admin/icons/icon-maskable-512.png': { size: 512, format: 'png', shape: 'full' },
  '/admin/icons/apple-touch-icon.png': { size: 180, format: 'png', shape: 'full' },
  // Android takes its outline only.
  '/admin/icons/badge-96.png': { size: 96, format: 'png', shape: 'bare' },
};

/** What stands on the icons and before the name on share images. */
export type Mark =
  | { kind: 'flower' | 'logo'; src: string; width: number; height: number }
  | { kind: 'monogram'; letters: string; background: string };

/** The mark of a business: its logo, unless that has words, the flower of its motif, or its initials. */
export function iconMark(
  { brand, shortName }: Business,
  pictures: { flower: string | undefined; logo: string | undefined },
): Mark {
  const { logo, motif, accent } = brand;
  if (logo && pictures.logo && !isWordmark(logo))
    return { kind: 'logo', ...logo, src: pictures.logo };
  if (motif === 'bluebonnets' && pictures.flower && !logo) {
    return { kind: 'flower', src: pictures.flower, width: 48, height: 48 };
  }
  return { kind: 'monogram', letters: monogramOf(shortName), background: accent };
}

/** Share of the icon's side that the mark takes; a maskable icon is cut to a circle of 80 %. */
const markShare = { bare: 1, full: 0.8, tile: 0.72, maskable: 0.57 } as const;

const ROUNDING = 0.2;

export function drawSiteIcon(icon: Icon, mark: Mark): PictureOrder {
  const { size, shape } = icon;
  if (mark.kind === 'monogram') return onTile(icon, mark.background, monogram(mark, size, shape));
  const side = Math.round(size * markShare[shape]);
  const drawing = image(mark.src, sizeWithin(mark, { width: side, height: side }));
  if (shape === 'bare') return order(icon, box(centered(size), drawing));
  const isPlain = mark.kind === 'logo' || shape === 'full';
  return onTile(icon, isPlain ? '#ffffff' : '#e8eefb', drawing);
}

/** The admin has the same mark on every installation, on the brand's accent. */
export function drawAdminIcon(icon: Icon, accent: string): PictureOrder {
  const { size, shape } = icon;
  const color = shape === 'bare' ? '#ffffff' : textOn(accent);
  const view = shape === 'bare' ? '4 4 24 24' : '0 0 32 32';
  const mark = image(dataUrl('image/svg+xml', adminMark(color, view)), {
    width: size,
    height: size,
  });
  return shape === 'bare' ? order(icon, mark) : onTile(icon, accent, mark);
}

/** A house with a tick; also in `admin/shell/brand.tsx`. */
const adminMark = (color: string, view: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="96" height="96"><path d="M7 16.5 16 9l9 7.5M10 15v8.5h12V15M13.2 18.6l2.3 2.3 3.9-4.2" fill="none" stroke="${color}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

const monogram = (
  { letters, background }: Extract<Mark, { kind: 'monogram' }>,
  size: number,
  shape: Icon['shape'],
): Box =>
  text(letters, {
    fontFamily: 'Figtree',
    fontWeight: 700,
    fontSize: size * (shape === 'maskable' ? 0.38 : letters.length > 1 ? 0.46 : 0.58),
    lineHeight: 1,
    letterSpacing: '-0.02em',
    color: textOn(background),
  });

const centered = (size: number) => ({
  width: size,
  height: size,
  alignItems: 'center',
  justifyContent: 'center',
});

/** The mark on a tile; a monogram's favicon has one, too. */
function onTile(icon: Icon, background: string, mark: Box): PictureOrder {
  const isRounded = icon.shape === 'tile' || icon.shape === 'bare';
  const borderRadius = isRounded ? icon.size * ROUNDING : 0;
  return order(
    icon,
    box({ ...centered(icon.size), backgroundColor: background, borderRadius }, mark),
  );
}

const order = ({ size, format }: Icon, tree: Box): PictureOrder => ({
  box: tree,
  width: size,
  height: size,
  format,
});
