import type { PriceList } from '#domain/business/price-list.schema.ts';
import type { QuoteInput } from '#domain/quote/quote.schema.ts';
import { calculateQuote } from '#domain/quote/quote.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';

interface SampleHome {
  title: string;
  /** Whole dollars. */
  before: number;
  after: number;
}

const plain: QuoteInput = {
  propertyType: 'residential',
  squareFootage: 2400,
  hasPool: false,
  detachedStructures: 0,
  rushService: false,
  hasBasement: false,
  stories: 1,
  hasAttic: true,
};

/** Six homes that together meet every price of a list. */
const homesOn = (today: CalendarDate, daysAhead: number) => {
  const builtAgo = (years: number) => ({ yearBuilt: Number(today.slice(0, 4)) - years });
  return [
    {
      title: 'Condo, 1,200 sq ft',
      home: { ...plain, propertyType: 'condo', squareFootage: 1200 },
    },
    {
      title: 'Two-story home, 2,400 sq ft, 25 years old',
      home: { ...plain, stories: 2, ...builtAgo(25) },
    },
    {
      title: 'Old home with a basement, 1,900 sq ft, 60 years old',
      home: { ...plain, squareFootage: 1900, hasBasement: true, ...builtAgo(60) },
    },
    {
      title: 'Three stories with a pool and a guest house, 3,400 sq ft',
      home: { ...plain, squareFootage: 3400, stories: 3, hasPool: true, detachedStructures: 1 },
    },
    {
      title: 'Estate, 6,000 sq ft, booked early',
      home: {
        ...plain,
        squareFootage: 6000,
        inspectionDate: addDays(today, daysAhead),
      },
    },
    {
      title: 'Rush service, 2,800 sq ft, 40 years old',
      home: { ...plain, squareFootage: 2800, rushService: true, ...builtAgo(40) },
    },
  ] as const satisfies { title: string; home: QuoteInput }[];
};

/** What six sample homes cost by one list and by the other, for the owner to see before publishing `after`. */
export function sampleHomes(
  before: PriceList,
  after: PriceList,
  today: CalendarDate,
): SampleHome[] {
  const daysAhead = Math.max(before.earlyBooking.daysAhead, after.earlyBooking.daysAhead);
  const total = (home: QuoteInput, prices: PriceList) =>
    calculateQuote(home, today, prices).totalPrice;
  return homesOn(today, daysAhead).map(({ title, home }) => ({
    title,
    before: total(home, before),
    after: total(home, after),
  }));
}
