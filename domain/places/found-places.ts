import type { Coordinates } from './place.ts';

/** The answer of `GET /api/places`: null for what is not in the state, or not in use. */
export interface FoundPlaces {
  cities: Readonly<Record<string, Coordinates | null>>;
  center: Coordinates | null;
}
