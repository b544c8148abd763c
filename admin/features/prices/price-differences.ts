import { valuesOf } from '#admin/forms/record-values.ts';
import type { PriceList } from '#domain/business/price-list.schema.ts';

const labels: readonly (readonly [label: string, part: keyof PriceList])[] = [
  ['Sizes', 'tiers'],
  ['Larger homes', 'beyond'],
  ['Add-ons', 'addOns'],
  ['Stories without extra price', 'includedStories'],
  ['Rush service', 'rush'],
  ['Early booking', 'earlyBooking'],
  ['Lengths by property type', 'durations'],
  ['Other services', 'services'],
  ['Sales tax', 'salesTaxPercent'],
  ['First day', 'validFrom'],
];

/** Each part of both versions of an edit conflict, as text. */
export const differences = (mine: PriceList, theirs: PriceList) =>
  labels.map(([label, part]) => ({
    label,
    mine: textOf(mine[part]),
    theirs: textOf(theirs[part]),
  }));

const textOf = (value: unknown): string => Object.values(valuesOf({ value })).join(', ');
