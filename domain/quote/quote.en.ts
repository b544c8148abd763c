import { dollars } from './dollars.ts';

export const words = {
  propertyTypes: {
    residential: 'Residential',
    condo: 'Condo',
    townhome: 'Townhome',
    warranty: 'Home Warranty',
  },
  noStructures: 'None',
  structures: (count: number) => `${count} ${count === 1 ? 'structure' : 'structures'}`,
  stories: (count: number) => `${count} ${count === 1 ? 'story' : 'stories'}`,
  each: (price: number) => `+${dollars(price)} each`,
  overYears: (price: number, years: number) => `+${dollars(price)} over ${years}`,
  early: (percent: number, days: number) => `${percent}% off the base from ${days} days ahead`,
  hours: ([from, to]: readonly [number, number]) => `${from}-${to} hours`,
};
