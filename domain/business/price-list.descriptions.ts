import { describeFields } from '#domain/validation/describe-fields.ts';
import { priceListSchema } from './price-list.schema.ts';

const hours = ['Hours on site, from and to', [2, 3]] as const;

describeFields(priceListSchema, {
  revision: ['Version that this follows; refused if there is a newer one', 1],
  validFrom: 'First day on which it counts, yyyy-MM-dd',
  appliesTo: 'Whose price it is from that day: of bookings made then, or of visits from then on',
  tiers: {
    about: 'Prices by living area, smallest first',
    fields: {
      upTo: ['Largest area in square feet, included', 2000],
      price: ['Whole US dollars', 375],
      hours,
    },
  },
  beyond: {
    about: 'Price above the last tier',
    fields: {
      price: ['Whole US dollars just above the last tier', 600],
      stepArea: ['Square feet of a step', 500],
      stepPrice: ['Whole US dollars for each started step', 50],
      hours,
    },
  },
  durations: {
    about: 'Durations by kind of home, instead of the tiers’; the first match counts',
    fields: {
      propertyType: 'Kind of home',
      overArea: ['Only above this area in square feet', 3000],
      hours,
    },
  },
  includedStories: ['Stories without an extra price', 2],
  addOns: {
    about: 'What is added to the base price',
    fields: {
      pool: ['Whole US dollars for a pool or spa', 25],
      basement: ['Whole US dollars for a basement', 75],
      extraStory: ['Whole US dollars for each further story', 50],
      detachedStructure: ['Whole US dollars for each detached structure', 50],
      ages: {
        about: 'By age of the home, oldest first; the first that the home exceeds counts',
        fields: { overYears: ['Age in years', 50], price: ['Whole US dollars', 75] },
      },
    },
  },
  rush: {
    about: 'Surcharge of a client in a hurry',
    fields: { percent: ['Percent of the base price', 30] },
  },
  earlyBooking: {
    about: 'Discount for booking ahead',
    fields: { percent: ['Percent of the base price', 5], daysAhead: ['Days ahead', 7] },
  },
  services: {
    about: 'Services that the calculator does not ask for; null where not offered',
    fields: {
      pierAndBeam: ['Whole US dollars for a pier and beam foundation', 75],
      wellWater: ['Whole US dollars for a test of well water', 150],
      septic: ['Whole US dollars for a septic system', 250],
      reInspection: {
        about: 'Price of a second visit',
        fields: {
          from: ['Lowest price in whole US dollars', 100],
          to: ['Highest price in whole US dollars', 150],
        },
      },
    },
  },
  salesTaxPercent: ['Percent added to the total; 0 for none', 0],
  overrides: {
    about: 'What single places show instead of these prices',
    fields: {
      range: ['Range over all sizes', 'from 300 dollars'],
      structuredDataRange: ['The same for search engines', 'from 300 dollars'],
      samples: {
        about: 'Sample homes on the pricing page',
        fields: {
          starter: ['Whole US dollars for a small home', 375],
          family: ['Whole US dollars for a family home', 475],
          luxury: ['Whole US dollars for a large home', 800],
        },
      },
      glance: {
        about: 'Prices on the services page, as shown',
        fields: {
          under2000: ['Up to 2,000 square feet', '375 dollars'],
          from2000to3500: ['2,000 to 3,500 square feet', '450 dollars'],
          over3500: ['Above', 'from 550 dollars'],
        },
      },
      pricingPagePool: ['Whole US dollars for a pool on the pricing page', 25],
      faqPool: ['Whole US dollars for a pool in the FAQ', 25],
      dropdownStructure: ['Whole US dollars for a detached structure in the calculator', 50],
      pricingPageStructure: ['The same on the pricing page', 50],
      faqStructure: ['The same in the FAQ, as shown', '50 dollars'],
    },
  },
});
