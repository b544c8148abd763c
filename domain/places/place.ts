/** A point on the map, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** The area of a ZIP code: its city, and the point that stands for all of its addresses. */
export interface Place extends Coordinates {
  /** Five digits. */
  zip: string;
  city: string;
}
