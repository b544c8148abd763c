import type { Business } from '#domain/business/business.ts';

/** Of the drawing, in its own units. */
export const mapSize = { width: 478, height: 400 };

export const mapFontSize = 17;

/** What a map shows of a service area; its name, for those who do not see it. */
export type MappedArea = Pick<Business['serviceArea'], 'name' | 'cities' | 'center' | 'radius'>;

export interface MapCity {
  name: string;
  x: number;
  y: number;
  /** Where its name is written; undefined where it would cover something. */
  label: MapLabel | undefined;
}

interface MapLabel {
  /** From the dot to the name's baseline. */
  dx: number;
  dy: number;
  anchor: 'start' | 'middle' | 'end';
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const MILES_PER_DEGREE = 69;
/** Room for names at the edges. */
const PADDING = { x: 52, y: 40 };
const MAX_LABELS = 14;
/** Wider than letters are on average, so that names do not touch. */
const LETTER_WIDTH = mapFontSize * 0.58;
const DOT = 6;

const placements: readonly MapLabel[] = [
  { dx: 11, dy: 6, anchor: 'start' },
  { dx: -11, dy: 6, anchor: 'end' },
  { dx: 0, dy: -12, anchor: 'middle' },
  { dx: 0, dy: 24, anchor: 'middle' },
];

/**
 * The cities of a service area on a map that is as large as they allow, at least as wide as the standard radius. The
 * first cities, which are the most important, have their names, as far as those fit. Radii are in units of the drawing.
 */
export function mapOfCities({ cities, center, radius }: MappedArea) {
  // Here a degree of longitude is shorter than one of latitude.
  const shrink = Math.cos((center.latitude * Math.PI) / 180);
  const miles = (at: { latitude: number; longitude: number }) => ({
    x: (at.longitude - center.longitude) * shrink * MILES_PER_DEGREE,
    y: (center.latitude - at.latitude) * MILES_PER_DEGREE,
  });
  const places = cities.map((city) => ({ name: city.name, ...miles(city) }));
  const across = span(places.map(({ x }) => x));
  const down = span(places.map(({ y }) => y));
  const scale = Math.min(
    (mapSize.width - 2 * PADDING.x) / Math.max(across.length, radius.standard),
    (mapSize.height - 2 * PADDING.y) / Math.max(down.length, radius.standard),
  );
  const x = (value: number) => Math.round((value - across.middle) * scale + mapSize.width / 2);
  const y = (value: number) => Math.round((value - down.middle) * scale + mapSize.height / 2);
  return {
    center: { x: x(0), y: y(0) },
    radius: {
      served: Math.round(radius.served * scale),
      standard: Math.round(radius.standard * scale),
    },
    cities: labeled(places.map((place) => ({ name: place.name, x: x(place.x), y: y(place.y) }))),
  };
}

function span(values: readonly number[]) {
  const [from, to] = [Math.min(...values), Math.max(...values)];
  return { length: to - from, middle: (from + to) / 2 };
}

/** Gives names their places, one after another: beside, above or below the dot, where nothing is yet. */
function labeled(cities: readonly Omit<MapCity, 'label'>[]): MapCity[] {
  const taken = cities.map((city) => around(city.x, city.y, DOT, DOT));
  let count = 0;
  return cities.map((city) => {
    const label = placements.find((placement) => {
      const box = boxOf(city, placement);
      return count < MAX_LABELS && isInside(box) && !taken.some((other) => overlap(box, other));
    });
    if (label) {
      taken.push(boxOf(city, label));
      count += 1;
    }
    return { ...city, label };
  });
}

/** The room that a name takes. */
export function boxOf(
  { name, x, y }: Pick<MapCity, 'name' | 'x' | 'y'>,
  { dx, dy, anchor }: MapLabel,
): Box {
  const half = (name.length * LETTER_WIDTH) / 2;
  const middle = { start: half, middle: 0, end: -half }[anchor];
  return around(x + dx + middle, y + dy - mapFontSize * 0.35, half, mapFontSize / 2);
}

const around = (x: number, y: number, halfWidth: number, halfHeight: number): Box => ({
  left: x - halfWidth,
  right: x + halfWidth,
  top: y - halfHeight,
  bottom: y + halfHeight,
});

const isInside = ({ left, right, top, bottom }: Box) =>
  left >= 4 && right <= mapSize.width - 4 && top >= 4 && bottom <= mapSize.height - 4;

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
