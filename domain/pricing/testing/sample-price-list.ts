import type { PublishedPriceList } from '#domain/business/price-list.schema.ts';

/** A list that shares no price with the defaults, with sales tax and without their overrides. */
export const samplePriceList: PublishedPriceList = {
  revision: 2,
  validFrom: '2026-11-01',
  appliesTo: 'bookings',
  publishedAt: '2026-10-20T15:00:00.000Z',
  tiers: [
    { upTo: 1800, price: 425, hours: [2, 2.5] },
    { upTo: 3200, price: 495, hours: [2.5, 3.5] },
  ],
  beyond: { price: 610, stepArea: 250, stepPrice: 40, hours: [4, 5] },
  durations: [{ propertyType: 'condo', hours: [1.5, 2] }],
  includedStories: 1,
  addOns: {
    pool: 60,
    basement: 90,
    extraStory: 35,
    detachedStructure: 110,
    ages: [{ overYears: 40, price: 80 }],
  },
  rush: { percent: 20 },
  earlyBooking: { percent: 10, daysAhead: 14 },
  services: { pierAndBeam: null, wellWater: 180, septic: null, reInspection: null },
  salesTaxPercent: 8.25,
};
