import * as z from 'zod/mini';
import { dollars } from '#domain/quote/dollars.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import type { FieldError } from '#domain/validation/validate.ts';
import { type PriceList, priceListSchema } from './price-list.schema.ts';

interface Fault {
  path: (string | number)[];
  message: string;
}

/**
 * What the owner may publish. Separate from what is stored, because a rule that becomes stricter must not make old
 * lists unreadable.
 */
export const isConsistent = z.superRefine<Omit<PriceList, 'revision'>>((list, ctx) => {
  for (const fault of faultsOf(list)) ctx.addIssue({ code: 'custom', ...fault, input: list });
});

/** A list that may be published. */
export const publishableSchema = priceListSchema.check(isConsistent);

/** What makes a list contradict itself, beyond the rule of each field. */
const faultsOf = (list: Omit<PriceList, 'revision'>): Fault[] => [
  ...unordered(list.tiers, 'tiers', 'upTo', (before, upTo) =>
    upTo > before ? undefined : 'Each size must be larger than the one above it',
  ),
  ...unordered(list.addOns.ages, ['addOns', 'ages'], 'overYears', (before, years) =>
    years < before ? undefined : 'List the oldest homes first',
  ),
  ...[
    ...list.tiers.map(({ hours }, row) => ({ hours, path: ['tiers', row, 'hours'] })),
    { hours: list.beyond.hours, path: ['beyond', 'hours'] },
    ...list.durations.map(({ hours }, row) => ({ hours, path: ['durations', row, 'hours'] })),
  ].flatMap(({ hours: [from, to], path }) =>
    from <= to ? [] : [{ path, message: 'The first number of hours must not be the larger one' }],
  ),
  ...list.durations.flatMap((duration, row) =>
    list.durations.slice(0, row).some((above) => covers(above, duration))
      ? [{ path: ['durations', row], message: 'A row above already covers these homes' }]
      : [],
  ),
  ...crossed(list.services.reInspection, ['services', 'reInspection']),
];

/** Above this share of the price before, a change is likely a slip. */
const LIKELY_CHANGE = 0.5;

/**
 * What is allowed in a list and is likely a slip, for the owner to see before publishing `list` after `before`; `path`
 * is the field's.
 */
export const priceListWarnings = (
  list: PriceList,
  before: PriceList,
  today: CalendarDate,
): FieldError[] => [
  ...cheaperSizes(list),
  ...largeChanges(before, list),
  ...(list.validFrom < today
    ? [{ path: 'validFrom', message: 'Its first day has passed: it counts at once' }]
    : []),
];

function cheaperSizes({ tiers, beyond }: PriceList): FieldError[] {
  const rows = [
    ...tiers.map(({ price }, row) => ({ price, path: `tiers.${row}.price` })),
    { price: beyond.price, path: 'beyond.price' },
  ];
  return rows.flatMap(({ price, path }, index) =>
    price < (rows[index - 1]?.price ?? 0)
      ? [{ path, message: 'A larger home costs less than a smaller one' }]
      : [],
  );
}

function largeChanges(before: PriceList, after: PriceList): FieldError[] {
  const prices = ({ tiers, beyond, addOns: { ages: _, ...addOns } }: PriceList) => ({
    'tiers.0.price': tiers[0]?.price ?? 0,
    'beyond.price': beyond.price,
    ...Object.fromEntries(Object.entries(addOns).map(([name, price]) => [`addOns.${name}`, price])),
  });
  const old: Readonly<Record<string, number>> = prices(before);
  return Object.entries(prices(after)).flatMap(([path, price]) => {
    const was = old[path] ?? 0;
    return was > 0 && Math.abs(price - was) > was * LIKELY_CHANGE
      ? [{ path, message: `Was ${dollars(was)}, now ${dollars(price)}` }]
      : [];
  });
}

type Duration = PriceList['durations'][number];

const covers = (above: Duration, below: Duration) =>
  above.propertyType === below.propertyType && (above.overArea ?? 0) <= (below.overArea ?? 0);

/** Compares each row with the one before. */
function unordered<K extends string>(
  rows: readonly Readonly<Record<K, number>>[],
  path: string | string[],
  field: K,
  faultOf: (before: number, value: number) => string | undefined,
): Fault[] {
  return rows.flatMap((row, index) => {
    const before = rows[index - 1];
    const message = before && faultOf(before[field], row[field]);
    return message ? [{ path: [path, index, field].flat(), message }] : [];
  });
}

const crossed = (range: { from: number; to: number } | null, path: string[]): Fault[] =>
  range && range.from > range.to
    ? [{ path, message: 'The first price must not be the larger one' }]
    : [];
