import {
  addOnPrices,
  ageAddOns,
  beyondTiers,
  detachedStructurePrice,
  earlyBooking,
  type Hours,
  poolPrice,
  rush,
  sizeTiers,
} from '#domain/pricing/published-prices.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { daysBetween } from '#domain/schedule/calendar-date.ts';
import { thousands } from './dollars.ts';
import { includedStories } from './included-stories.ts';
import type { QuoteInput, QuoteLine, QuoteResult } from './quote.schema.ts';
import { durationOverrides, type HomeFacts, serviceRecommendations } from './quote-rules.ts';

/**
 * Computes the price of an inspection (spec §9). `input` must have passed `validateQuoteInput`;
 * `today` determines the home's age and the early-booking discount. All amounts are whole dollars,
 * and the lines of `breakdown` add up to `totalPrice`.
 */
export function calculateQuote(input: QuoteInput, today: CalendarDate): QuoteResult {
  const home = homeFacts(input, today);
  const size = sizeRow(home.area);
  const extraStories = Math.max(0, input.stories - includedStories);

  const amounts = {
    basePrice: size.price,
    ageAddOn: ageAddOns.find((row) => home.age > row.overYears)?.price ?? 0,
    complexityAddOn: extraStories * addOnPrices.extraStory,
    basementAddOn: input.hasBasement ? addOnPrices.basement : 0,
    poolAddOn: input.hasPool ? poolPrice.quote : 0,
    structuresAddOn: input.detachedStructures * detachedStructurePrice.quote,
    rushAddOn: input.rushService ? percentOf(size.price, rush.percent) : 0,
    scheduleDiscount: isEarly(input.inspectionDate, today)
      ? percentOf(size.price, earlyBooking.percent)
      : 0,
  };

  const breakdown: QuoteLine[] = [
    { label: `Base inspection (${thousands(home.area)} sq ft)`, amount: amounts.basePrice },
    { label: `Age of home (${home.age} years)`, amount: amounts.ageAddOn },
    {
      label: `Stories above ${includedStories} (${extraStories})`,
      amount: amounts.complexityAddOn,
    },
    { label: 'Basement', amount: amounts.basementAddOn },
    { label: 'Pool/spa', amount: amounts.poolAddOn },
    { label: `Detached structures (${input.detachedStructures})`, amount: amounts.structuresAddOn },
    { label: `Rush service (+${rush.percent}%)`, amount: amounts.rushAddOn },
    {
      label: `Early booking discount (${earlyBooking.percent}%)`,
      amount: -amounts.scheduleDiscount,
    },
  ].filter((line) => line.amount !== 0);

  return {
    ...amounts,
    totalPrice: breakdown.reduce((sum, line) => sum + line.amount, 0),
    breakdown,
    estimatedDuration: hoursText(durationOf(home) ?? size.hours),
    recommendedServices: serviceRecommendations
      .filter((row) => row.when(home))
      .flatMap((row) => row.services),
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

function sizeRow(area: number): { price: number; hours: Hours } {
  const tier = sizeTiers.find((row) => area <= row.upTo);
  if (tier) return tier;
  const lastTierEnd = sizeTiers.at(-1)?.upTo ?? 0;
  const steps = Math.ceil((area - lastTierEnd) / beyondTiers.stepArea);
  return { price: beyondTiers.price + steps * beyondTiers.stepPrice, hours: beyondTiers.hours };
}

function durationOf(home: HomeFacts): Hours | undefined {
  return durationOverrides.find(
    (row) => row.propertyType === home.propertyType && home.area > (row.overArea ?? 0),
  )?.hours;
}

function isEarly(date: CalendarDate | undefined, today: CalendarDate): boolean {
  return date !== undefined && daysBetween(today, date) >= earlyBooking.daysAhead;
}

/** Multiplies first, so that the product is exact and halves always round up. */
const percentOf = (amount: number, percent: number) => Math.round((amount * percent) / 100);

const hoursText = ([from, to]: Hours) => `${from}-${to} hours`;
