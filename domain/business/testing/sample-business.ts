import { samplePriceList } from '#domain/pricing/testing/sample-price-list.ts';
import type { Brand } from '../brand.schema.ts';
import { type BusinessRecords, businessOf } from '../business.ts';
import { type ProfileInput, profileSchema } from '../profile.schema.ts';

const profile: ProfileInput = {
  name: 'Peachtree Home Inspections',
  shortName: 'Peachtree',
  tagline: '',
  phone: '(404) 555-0162',
  textPhone: '',
  email: 'hello@peachtree.example',
  address: { line: '', isShown: false },
  license: null,
  inspectors: [
    {
      id: 'dana-whitfield',
      name: 'Dana Whitfield',
      signature: 'Dana',
      years: '',
      certifications: [],
    },
  ],
  region: {
    name: 'Atlanta metro area',
    shortName: 'Atlanta',
    state: 'GA',
    counties: 'Fulton, DeKalb and Cobb counties',
    cities: [
      { name: 'Atlanta', latitude: 33.749, longitude: -84.388 },
      { name: 'Marietta', latitude: 33.9526, longitude: -84.5499 },
      { name: 'Decatur', latitude: 33.7748, longitude: -84.2963 },
      { name: 'Sandy Springs', latitude: 33.9304, longitude: -84.3733 },
      { name: 'Roswell', latitude: 34.0232, longitude: -84.3616 },
      { name: 'Smyrna', latitude: 33.884, longitude: -84.5144 },
      { name: 'Alpharetta', latitude: 34.0754, longitude: -84.2941 },
    ],
    center: { latitude: 33.749, longitude: -84.388 },
    radius: { served: 40, standard: 25 },
  },
  timeZone: 'America/New_York',
  hours: [{ days: 'Monday - Friday', hours: '9:00 AM - 5:00 PM' }],
  links: { reviews: {} },
  promises: { response: 4, report: 48, scheduling: 72, rescheduleNotice: 36 },
  claims: {
    homesInspected: '',
    rating: '',
    customers: '',
    reviews: '',
    years: '',
    satisfaction: '',
    averageSaved: '',
    insurance: '',
    visitDuration: '',
    videoReportsReady: '',
  },
  statePack: 'none',
};

const brand: Brand = {
  accent: '#8a3b12',
  ink: '#2a1a12',
  motif: 'neutral',
  photographs: {},
};

/** Records of a business unlike the default one: another state and zone, no license, nothing claimed. */
export const sampleRecords: BusinessRecords = {
  profile: profileSchema.parse(profile),
  prices: samplePriceList,
  brand,
  texts: {},
};

/** The smallest business there can be; whatever it shows of the default one is wired to that. */
export const sampleBusiness = businessOf(sampleRecords, 'en');
