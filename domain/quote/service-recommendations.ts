import type { PropertyType } from './property-types.ts';
import type { QuoteTextName } from './quote-texts.ts';

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
  services: readonly QuoteTextName[];
  when: (home: HomeFacts) => boolean;
}[] = [
  {
    services: ['foundation', 'electricalPanel'],
    when: (home) => home.age > 50,
  },
  { services: ['hvac'], when: (home) => home.age > 30 },
  { services: ['basementMoisture'], when: (home) => home.hasBasement },
  { services: ['poolSafety'], when: (home) => home.hasPool },
  {
    services: ['warrantyDocuments', 'warrantyComponents'],
    when: (home) => home.propertyType === 'warranty',
  },
  {
    services: ['hvacOfLargeHome'],
    when: (home) => home.area > 4000,
  },
];
