import { business } from './business.ts';

/** Where the inspector goes (spec §9). */
export const serviceArea = {
  name: business.serviceArea,
  counties: 'Dallas, Tarrant and Collin counties',
  /** About this far from the centre of the area; the pricing page names another figure. */
  radiusMiles: 50,
  standardRadiusMiles: 30,
  cities: [
    'Dallas',
    'Fort Worth',
    'Arlington',
    'Plano',
    'Irving',
    'Garland',
    'Grand Prairie',
    'McKinney',
    'Frisco',
    'Carrollton',
    'Richardson',
    'Lewisville',
    'Allen',
    'Flower Mound',
    'Euless',
    'Bedford',
    'Grapevine',
    'Hurst',
    'Southlake',
    'Colleyville',
  ],
} as const;
