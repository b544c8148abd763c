import type { Hours, PriceList } from '#domain/business/price-list.schema.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { daysBetween } from '#domain/schedule/calendar-date.ts';
import { dollars, thousands } from './dollars.ts';
import type { QuoteInput, QuoteLine, QuoteResult } from './quote.schema.ts';
import { quoteText } from './quote-texts.ts';
import { type HomeFacts, serviceRecommendations } from './service-recommendations.ts';
import { sizeRow } from './size-row.ts';

/**
 * Computes the price of an inspection by `prices` (spec §9). `input` must have passed `validateQuoteInput`;
 * `today` determines the home's age and the early-booking discount. All amounts are whole dollars,
 * and the lines of `breakdown` add up to `totalPrice`.
 */
export function calculateQuote(
  input: QuoteInput,
  today: CalendarDate,
  prices: PriceList,
): QuoteResult {
  const { addOns, rush, earlyBooking, includedStories, salesTaxPercent } = prices;
  const home = homeFacts(input, today);
  const size = sizeRow(home.area, prices);
  const extraStories = Math.max(0, input.stories - includedStories);

  const amounts = {
    basePrice: size.price,
    ageAddOn: addOns.ages.find((row) => home.age > row.overYears)?.price ?? 0,
    complexityAddOn: extraStories * addOns.extraStory,
    basementAddOn: input.hasBasement ? addOns.basement : 0,
    poolAddOn: input.hasPool ? addOns.pool : 0,
    structuresAddOn: input.detachedStructures * addOns.detachedStructure,
    rushAddOn: input.rushService ? percentOf(size.price, rush.percent) : 0,
    scheduleDiscount: isEarly(input.inspectionDate, today, earlyBooking)
      ? percentOf(size.price, earlyBooking.percent)
      : 0,
  };

  const untaxed: QuoteLine[] = [
    { label: quoteText('base', thousands(home.area)), amount: amounts.basePrice },
    { label: quoteText('age', home.age), amount: amounts.ageAddOn },
    {
      label: quoteText('stories', includedStories, extraStories),
      amount: amounts.complexityAddOn,
    },
    { label: quoteText('basement'), amount: amounts.basementAddOn },
    { label: quoteText('pool'), amount: amounts.poolAddOn },
    {
      label: quoteText('structures', input.detachedStructures, dollars(addOns.detachedStructure)),
      amount: amounts.structuresAddOn,
    },
    { label: quoteText('rush', rush.percent), amount: amounts.rushAddOn },
    {
      label: quoteText('early', earlyBooking.percent),
      amount: -amounts.scheduleDiscount,
    },
  ];
  const salesTax = percentOf(sumOf(untaxed), salesTaxPercent);
  const breakdown = [
    ...untaxed,
    { label: quoteText('salesTax', salesTaxPercent), amount: salesTax },
  ].filter((line) => line.amount !== 0);

  return {
    ...amounts,
    salesTax,
    totalPrice: sumOf(breakdown),
    breakdown,
    estimatedDuration: quoteText('hours', ...(durationOf(home, prices) ?? size.hours)),
    recommendedServices: serviceRecommendations
      .filter((row) => row.when(home))
      .flatMap((row) => row.services)
      .map((name) => quoteText(name)),
    priceRevision: prices.revision,
  };
}

function homeFacts(input: QuoteInput, today: CalendarDate): HomeFacts {
  const year = Number(today.slice(0, 4));
  return {
    propertyType: input.propertyType,
    area: input.squareFootage,
    // A home that is not built yet has age 0.
    age: Math.max(0, year - (input.yearBuilt ?? year)),
    hasBasement: input.hasBasement,
    hasPool: input.hasPool,
  };
}

const durationOf = (home: HomeFacts, { durations }: PriceList): Hours | undefined =>
  durations.find((row) => row.propertyType === home.propertyType && home.area > (row.overArea ?? 0))
    ?.hours;

const isEarly = (
  date: CalendarDate | undefined,
  today: CalendarDate,
  { daysAhead }: PriceList['earlyBooking'],
): boolean => date !== undefined && daysBetween(today, date) >= daysAhead;

const sumOf = (lines: readonly QuoteLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

/** Multiplies whole numbers first, so that the product is exact and halves always round up. Tax rates have up to four decimals. */
const percentOf = (amount: number, percent: number) =>
  Math.round((amount * Math.round(percent * 10_000)) / 1_000_000);
