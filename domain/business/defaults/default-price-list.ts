import type { PriceList } from '../price-list.schema.ts';

/** The prices of the specification (§9), with its other readings as overrides. */
export const defaultPriceList: PriceList = {
  revision: 1,
  validFrom: '2020-01-01',
  appliesTo: 'bookings',
  tiers: [
    { upTo: 2000, price: 350, hours: [2, 3] },
    { upTo: 2500, price: 375, hours: [2.5, 3] },
    { upTo: 3000, price: 400, hours: [3, 3.5] },
    { upTo: 3500, price: 450, hours: [3.5, 4] },
    { upTo: 4000, price: 500, hours: [4, 4.5] },
    { upTo: 4500, price: 550, hours: [4.5, 5] },
  ],
  beyond: { price: 600, stepArea: 100, stepPrice: 25, hours: [5, 6] },
  durations: [
    { propertyType: 'warranty', overArea: 3000, hours: [4, 5] },
    { propertyType: 'warranty', hours: [3, 4] },
    { propertyType: 'condo', hours: [2, 3] },
    { propertyType: 'townhome', hours: [2.5, 3.5] },
  ],
  includedStories: 2,
  addOns: {
    pool: 25,
    basement: 75,
    extraStory: 50,
    detachedStructure: 85,
    ages: [
      { overYears: 50, price: 75 },
      { overYears: 30, price: 50 },
      { overYears: 20, price: 25 },
    ],
  },
  rush: { percent: 30 },
  earlyBooking: { percent: 5, daysAhead: 7 },
  services: { pierAndBeam: 100, wellWater: 150, septic: 200, reInspection: { from: 150, to: 250 } },
  salesTaxPercent: 0,
  overrides: {
    range: '$350-$600',
    structuredDataRange: '$350-$550',
    samples: { starter: 350, family: 450, luxury: 550 },
    glance: { under2000: '$350-400', from2000to3500: '$400-500', over3500: '$500-550' },
    pricingPagePool: 100,
    faqPool: 100,
    dropdownStructure: 75,
    pricingPageStructure: 75,
    faqStructure: '$50-$100',
  },
};
