import type { PropertyType } from './property-types.ts';

/** From and to, in hours. */
export type Hours = readonly [from: number, to: number];

/** Base prices and durations by size; `upTo` is in sq ft and included (spec §9). */
export const sizeTiers: readonly { upTo: number; price: number; hours: Hours }[] = [
  { upTo: 2000, price: 350, hours: [2, 3] },
  { upTo: 2500, price: 375, hours: [2.5, 3] },
  { upTo: 3000, price: 400, hours: [3, 3.5] },
  { upTo: 3500, price: 450, hours: [3.5, 4] },
  { upTo: 4000, price: 500, hours: [4, 4.5] },
  { upTo: 4500, price: 550, hours: [4.5, 5] },
];

/** Homes beyond the last tier pay `price`, and `stepPrice` for each started `stepArea` sq ft. */
export const beyondTiers = { price: 600, stepArea: 100, stepPrice: 25, hours: [5, 6] as Hours };

/** The first row that the age is over counts, no other. */
export const ageAddOns: readonly { overYears: number; price: number }[] = [
  { overYears: 50, price: 75 },
  { overYears: 30, price: 50 },
  { overYears: 20, price: 25 },
];

/** Whole dollars. */
export const addOns = {
  pool: 25,
  basement: 75,
  /** What the calculation adds for each one; the dropdown's text shows another figure (spec §9). */
  detachedStructure: 85,
  extraStory: 50,
} as const;

/** Stories that cost nothing extra. */
export const includedStories = 2;

/** Percentages are of the base price. */
export const rush = { percent: 30 } as const;
export const earlyBooking = { percent: 5, daysAhead: 7 } as const;

/** Property types whose duration does not follow the tiers. The first row that fits counts. */
export const durationOverrides: readonly {
  propertyType: PropertyType;
  overArea?: number;
  hours: Hours;
}[] = [
  { propertyType: 'warranty', overArea: 3000, hours: [4, 5] },
  { propertyType: 'warranty', hours: [3, 4] },
  { propertyType: 'condo', hours: [2, 3] },
  { propertyType: 'townhome', hours: [2.5, 3.5] },
];

export interface HomeFacts {
  propertyType: PropertyType;
  /** Square feet. */
  area: number;
  /** Whole years, 0 when unknown. */
  age: number;
  hasBasement: boolean;
  hasPool: boolean;
}

/** Services worth asking about, in the order shown; every row that fits is recommended. */
export const serviceRecommendations: readonly {
  services: readonly string[];
  when: (home: HomeFacts) => boolean;
}[] = [
  {
    services: ['Foundation evaluation', 'Electrical panel evaluation'],
    when: (home) => home.age > 50,
  },
  { services: ['HVAC age and condition check'], when: (home) => home.age > 30 },
  { services: ['Basement moisture assessment'], when: (home) => home.hasBasement },
  { services: ['Pool safety inspection'], when: (home) => home.hasPool },
  {
    services: ['Warranty compliance documentation', 'Warranty component assessment'],
    when: (home) => home.propertyType === 'warranty',
  },
  {
    services: ['Comprehensive HVAC evaluation for larger homes'],
    when: (home) => home.area > 4000,
  },
];
