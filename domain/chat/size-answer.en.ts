import type { Hours } from '#domain/business/price-list.schema.ts';

/** How areas are asked for, and prices by area answered. */
export const words = {
  /** What follows an area in square feet. */
  units: ['sq', 'sqft', 'sf', 'square', 'ft', 'feet', 'foot'],
  /** What follows another quantity. */
  otherUnits: ['meter', 'dollar', 'mile', 'year'],
  upTo: (end: string) => `up to ${end}`,
  between: (start: string, end: string) => `${start} to ${end}`,
  ofTier: (span: string, price: string, hours: Hours) =>
    `Homes of ${span} sq ft start at ${price} and take ${hours.join('-')} hours. The instant quote adds whatever else applies to yours.`,
  beyond: (end: string, price: string, stepPrice: string, stepArea: string, hours: Hours) =>
    `Homes above ${end} sq ft are ${price} plus ${stepPrice} for each started ${stepArea} sq ft over that, and take ${hours.join('-')} hours. The instant quote gives you the total.`,
};
