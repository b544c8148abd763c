import { textOn } from '#domain/business/brand-colors.ts';
import type { Business } from '#domain/business/business.ts';
import { mixed } from '#domain/business/color.ts';
import { sizeWithin } from '#domain/business/logo.ts';
import { type Box, type BoxStyle, box, image, text } from './box.ts';
import type { Mark } from './icons.ts';
import type { PictureOrder } from './picture-order.ts';

/** What links to a page or an article show. */
export interface ShareCard {
  title: string;
  /** As a data URL; without one only the ground is drawn. */
  drawing: string | undefined;
  /** Layout: across the whole card, on the ground, in a frame, or the owner's photograph on the right half. */
  as: 'landscape' | 'figure' | 'picture' | 'photograph';
}

/** The landscape of the bluebonnets, as data URLs. */
export interface Landscape {
  hills: string;
  meadow: string;
}

const WIDTH = 1200;
const HEIGHT = 630;

/** Placed beside the words, which stay on the plain ground: there they can be read whatever the photograph shows. */
const photographPlace = { left: 616, top: 0, width: WIDTH - 616, height: HEIGHT };

/** In px. */
export const photographSize = { width: photographPlace.width, height: photographPlace.height };

/** The card of 1200 × 630 px; `landscape` only for a brand with that motif. */
export function drawShareCard(
  card: ShareCard,
  business: Business,
  { mark, landscape }: { mark: Mark; landscape: Landscape | undefined },
): PictureOrder {
  const { brand } = business;
  return {
    width: WIDTH,
    height: HEIGHT,
    format: card.as === 'photograph' ? 'photo' : brand.logo ? 'png' : 'flat',
    box: box(
      {
        position: 'relative',
        width: WIDTH,
        height: HEIGHT,
        fontFamily: 'Figtree',
        color: brand.ink,
        backgroundColor: landscape ? SKY : mixed(brand.accent, '#ffffff', 0.9),
      },
      ...scene(card, business, landscape),
      words(card, business, mark),
    ),
  };
}

/** As `sky` of the drawings' palette. */
const SKY = '#e3edfd';

type Place = { left: number; top: number; width: number; height: number };

const placed = (src: string, place: Place & BoxStyle): Box =>
  image(src, { position: 'absolute', ...place });

function scene({ drawing, as }: ShareCard, { brand }: Business, landscape: Landscape | undefined) {
  const behind = landscape
    ? [placed(landscape.hills, { left: 0, top: 420, width: WIDTH, height: 210 })]
    : [];
  const before = landscape
    ? [placed(landscape.meadow, { left: 0, top: 538, width: WIDTH, height: 92 })]
    : [
        box({
          position: 'absolute',
          left: 0,
          top: 606,
          width: WIDTH,
          height: 24,
          backgroundColor: brand.accent,
        }),
      ];
  if (!drawing) return [...behind, ...before];
  if (as === 'landscape') {
    return [
      placed(drawing, { left: -160, top: 166, width: 1360, height: 464 }),
      ...(landscape ? [] : before),
    ];
  }
  if (as === 'figure') {
    return [
      ...behind,
      placed(drawing, { left: 600, top: landscape ? 272 : 283, width: 560, height: 323 }),
      ...before,
    ];
  }
  if (as === 'photograph') return [...behind, ...before, placed(drawing, photographPlace)];
  const frame = { borderRadius: 22, border: '8px solid #ffffff' };
  return [
    ...behind,
    ...before,
    placed(drawing, { left: 576, top: 128, width: 560, height: 315, ...frame }),
  ];
}

// A word joiner on either side keeps "Pre-Pour" on one line.
const unbroken = (title: string) => title.replaceAll('-', '\u2060-\u2060');

/** Smaller type for longer titles, so that they end above the ground. */
const titleSize = (title: string) => (title.length > 60 ? 46 : title.length > 34 ? 54 : 64);

const titleWidth: Record<ShareCard['as'], number> = {
  landscape: 760,
  figure: 540,
  picture: 480,
  photograph: 500,
};

const words = ({ title, as }: ShareCard, business: Business, mark: Mark): Box =>
  box(
    { flexDirection: 'column', padding: '52px 64px' },
    box(
      { alignItems: 'center', marginLeft: mark.kind === 'flower' ? -14 : 0, marginBottom: 40 },
      markBox(mark, 68),
      box(
        { flexDirection: 'column', marginLeft: mark.kind === 'flower' ? 6 : 18 },
        text(business.name, { fontSize: 26, fontWeight: 700, letterSpacing: '-0.01em' }),
        text(claimOf(business), {
          fontSize: 20,
          fontWeight: 500,
          color: mixed(business.brand.ink, '#ffffff', 0.22),
        }),
      ),
    ),
    text(unbroken(title), {
      width: titleWidth[as],
      fontSize: titleSize(title),
      fontWeight: 700,
      lineHeight: 1.1,
      letterSpacing: '-0.025em',
      textWrap: 'balance',
    }),
  );

function markBox(mark: Mark, size: number): Box {
  if (mark.kind !== 'monogram') {
    return image(mark.src, sizeWithin(mark, { width: size, height: size }));
  }
  return box(
    {
      width: size,
      height: size,
      alignItems: 'center',
      justifyContent: 'center',
      borderRadius: 14,
      backgroundColor: mark.background,
    },
    text(mark.letters, {
      fontSize: size / 2,
      fontWeight: 700,
      lineHeight: 1,
      color: textOn(mark.background),
    }),
  );
}

/** The license, or where the business is. */
const claimOf = ({ words, serviceArea }: Business): string =>
  words.license
    ? `Licensed ${words.stateName} inspector, ${words.license}`
    : `Home inspections in the ${serviceArea.name}`;
