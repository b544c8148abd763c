import type { QuoteInput } from '../quote.schema.ts';

interface QuoteByHand {
  home: Partial<QuoteInput>;
  /** How `total` was computed, from the prices in `domain/business/testing/second-business.json`. */
  sum: string;
  /** Whole dollars. */
  total: number;
  duration: string;
}

/** The day of the table, by which ages and days ahead count. */
export const dayOfQuotes = '2026-11-25';

/** The rules of the quote, each with the prices of the second business; computed by hand, not by the product. */
export const quotesByHand: Readonly<Record<string, QuoteByHand>> = {
  'the end of the first size': {
    home: { squareFootage: 1500 },
    sum: '320 + 4% of 320 (12.80, so 13)',
    total: 333,
    duration: '2-2.5 hours',
  },
  'the start of the second size': {
    home: { squareFootage: 1501 },
    sum: '390 + 4% of 390 (15.60, so 16)',
    total: 406,
    duration: '2.5-3.5 hours',
  },
  'the end of the second size': {
    home: { squareFootage: 2400 },
    sum: '390 + 16',
    total: 406,
    duration: '2.5-3.5 hours',
  },
  'the start of the last size': {
    home: { squareFootage: 2401 },
    sum: '480 + 4% of 480 (19.20, so 19)',
    total: 499,
    duration: '3-4 hours',
  },
  'the end of the last size': {
    home: { squareFootage: 3600 },
    sum: '480 + 19',
    total: 499,
    duration: '3-4 hours',
  },
  'one step beyond the last size': {
    home: { squareFootage: 4100 },
    sum: '560 + 1 × 60 = 620; + 4% of 620 (24.80, so 25)',
    total: 645,
    duration: '4-5.5 hours',
  },
  'two steps beyond the last size': {
    home: { squareFootage: 4101 },
    sum: '560 + 2 × 60 = 680; + 4% of 680 (27.20, so 27)',
    total: 707,
    duration: '4-5.5 hours',
  },
  '45 years old': {
    home: { yearBuilt: 1981 },
    sum: '390 + 16; not over 45 years',
    total: 406,
    duration: '2.5-3.5 hours',
  },
  '46 years old': {
    home: { yearBuilt: 1980 },
    sum: '390 + 70 = 460; + 4% of 460 (18.40, so 18)',
    total: 478,
    duration: '2.5-3.5 hours',
  },
  '81 years old': {
    home: { yearBuilt: 1945 },
    sum: '390 + 130 = 520; + 4% of 520 (20.80, so 21)',
    total: 541,
    duration: '2.5-3.5 hours',
  },
  'three stories, of which one is included': {
    home: { stories: 3 },
    sum: '390 + 2 × 35 = 460; + 18',
    total: 478,
    duration: '2.5-3.5 hours',
  },
  'a pool and a basement': {
    home: { hasPool: true, hasBasement: true },
    sum: '390 + 65 + 95 = 550; + 4% of 550 (22)',
    total: 572,
    duration: '2.5-3.5 hours',
  },
  'three detached structures': {
    home: { detachedStructures: 3 },
    sum: '390 + 3 × 110 = 720; + 4% of 720 (28.80, so 29)',
    total: 749,
    duration: '2.5-3.5 hours',
  },
  'rush service': {
    home: { rushService: true },
    sum: '390 + 40% of 390 (156) = 546; + 4% of 546 (21.84, so 22)',
    total: 568,
    duration: '2.5-3.5 hours',
  },
  '13 days ahead': {
    home: { inspectionDate: '2026-12-08' },
    sum: '390 + 16; the discount begins 14 days ahead',
    total: 406,
    duration: '2.5-3.5 hours',
  },
  '14 days ahead': {
    home: { inspectionDate: '2026-12-09' },
    sum: '390 − 8% of 390 (31.20, so 31) = 359; + 4% of 359 (14.36, so 14)',
    total: 373,
    duration: '2.5-3.5 hours',
  },
  'a condo, which takes less time': {
    home: { propertyType: 'condo', squareFootage: 1200 },
    sum: '320 + 13',
    total: 333,
    duration: '1.5-2 hours',
  },
  'a small home under warranty, timed by its size': {
    home: { propertyType: 'warranty', squareFootage: 2400 },
    sum: '390 + 16',
    total: 406,
    duration: '2.5-3.5 hours',
  },
  'a large home under warranty with everything': {
    home: {
      propertyType: 'warranty',
      squareFootage: 4200,
      yearBuilt: 1930,
      stories: 2,
      hasPool: true,
      hasBasement: true,
      detachedStructures: 2,
      rushService: true,
      inspectionDate: '2026-12-25',
    },
    sum: '560 + 2 × 60 = 680; + 130 + 35 + 65 + 95 + 220 + 272 (40% of 680) − 54 (8% of 680 is 54.40) = 1,443; + 4% of 1,443 (57.72, so 58)',
    total: 1501,
    duration: '3.5-4.5 hours',
  },
};
