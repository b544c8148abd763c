import { labelByPath } from '#admin/forms/label-by-path.ts';

/** Fields of a price list, as `price-fields.tsx` shows them, with what they belong to. */
const labels: Readonly<Record<string, string>> = {
  'tiers.*.upTo': 'Size #: up to, sq ft',
  'tiers.*.price': 'Size #: price, $',
  'tiers.*.hours': 'Size #: hours',
  'beyond.price': 'Larger homes: from, $',
  'beyond.stepPrice': 'Larger homes: plus, $',
  'beyond.stepArea': 'Larger homes: for each started, sq ft',
  'beyond.hours': 'Larger homes: hours',
  'durations.*': 'Length by property type, rule #',
  includedStories: 'Stories without extra price',
  'addOns.pool': 'Pool or spa, $',
  'addOns.basement': 'Basement, $',
  'addOns.extraStory': 'Each further story, $',
  'addOns.detachedStructure': 'Each detached structure, $',
  'addOns.ages.*.overYears': 'Age #: older than, years',
  'addOns.ages.*.price': 'Age #: price, $',
  'rush.percent': 'Rush service, %',
  'earlyBooking.percent': 'Early booking, %',
  'earlyBooking.daysAhead': 'Early means days ahead',
  'services.pierAndBeam': 'Pier and beam, $',
  'services.wellWater': 'Well water test, $',
  'services.septic': 'Septic inspection, $',
  'services.reInspection': 'Re-inspection, $',
  salesTaxPercent: 'Sales tax, %',
  validFrom: 'First day',
  appliesTo: 'Counts for',
  overrides: 'Texts that differ from the prices',
};

export const priceLabel = (path: string): string => labelByPath(labels, path);
