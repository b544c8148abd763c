import { business } from './defaults/business.ts';

/** The service area (spec §2 and §9). Distances are in published-figures.ts. */
export const serviceArea = {
  name: business.serviceArea,
  /** The center of its radius: between Dallas and Fort Worth, at their airport. In degrees. */
  center: { latitude: 32.8998, longitude: -97.0403 },
  counties: 'Dallas, Tarrant and Collin counties',
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
