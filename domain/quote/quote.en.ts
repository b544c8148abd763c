import { countedIn } from '#domain/locale/locale.ts';
import { dollars } from './dollars.ts';

const counted = countedIn('en');

export const words = {
  propertyTypes: {
    residential: 'Residential',
    condo: 'Condo',
    townhome: 'Townhome',
    warranty: 'Home Warranty',
  },
  noStructures: 'None',
  structures: (count: number) => counted(count, 'structure', 'structures'),
  stories: (count: number) => counted(count, 'story', 'stories'),
  each: (price: number) => `+${dollars(price)} each`,
  overYears: (price: number, years: number) => `+${dollars(price)} over ${years}`,
  early: (percent: number, days: number) => `${percent}% off the base from ${days} days ahead`,
  hours: ([from, to]: readonly [number, number]) => `${from}-${to} hours`,
};
