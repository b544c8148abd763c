import type { PropertyType } from './property-types.ts';

export interface HomeFacts {
  propertyType: PropertyType;
  /** Square feet. */
  area: number;
  /** Whole years, 0 when unknown. */
  age: number;
  hasBasement: boolean;
  hasPool: boolean;
}

/** Recommended services in display order; every matching row counts (spec §9). */
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
