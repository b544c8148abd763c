import * as z from 'zod/mini';
import { propertyTypes } from '#domain/quote/property-types.ts';
import { calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';
import { optionalLine, requiredLine } from '#domain/validation/fields.ts';

const dollars = z.int('Please enter whole dollars').check(z.minimum(0), z.maximum(100_000));
const area = z.int('Please enter whole square feet').check(z.minimum(1), z.maximum(1_000_000));
const percent = z.number().check(z.minimum(0), z.maximum(100));
const text = requiredLine(40, 'Please fill this in');

/** From and to, in hours. */
const hours = z.tuple([z.number().check(z.positive()), z.number().check(z.positive())]);

/**
 * Prices in whole dollars; areas in sq ft, inclusive. What a place must show differently from the calculator, because
 * the specification says so, is in `overrides`: only the default list has them, and the owner's own lists if the owner
 * keeps them.
 */
export const priceListSchema = z.object({
  /** 1 for the defaults; grows by 1 with each published list. */
  revision: z.int().check(z.minimum(1)),
  /** The first day on which it counts. */
  validFrom: calendarDateSchema,
  /** What it prices from that day on: bookings made then, or bookings for a day from then on. */
  appliesTo: z.enum(['bookings', 'visits']),
  /** By size, smallest first. */
  tiers: z
    .array(z.object({ upTo: area, price: dollars, hours }))
    .check(z.minLength(1), z.maxLength(20)),
  /** Above the last tier: `price`, plus `stepPrice` for each started `stepArea`. */
  beyond: z.object({ price: dollars, stepArea: area, stepPrice: dollars, hours }),
  /** Durations by property type that replace those of the tiers; the first match counts. */
  durations: z
    .array(
      z.object({
        propertyType: z.enum(propertyTypes),
        overArea: z.optional(area),
        hours,
      }),
    )
    .check(z.maxLength(20)),
  /** Stories without an extra price. */
  includedStories: z.int().check(z.minimum(1), z.maximum(4)),
  addOns: z.object({
    pool: dollars,
    basement: dollars,
    /** Each story above `includedStories`. */
    extraStory: dollars,
    /** Each. */
    detachedStructure: dollars,
    /** By age, oldest first; the first row that the home exceeds counts. */
    ages: z
      .array(z.object({ overYears: z.int().check(z.minimum(1)), price: dollars }))
      .check(z.maxLength(10)),
  }),
  /** A share of the base price. */
  rush: z.object({ percent }),
  earlyBooking: z.object({ percent, daysAhead: z.int().check(z.minimum(1), z.maximum(365)) }),
  /** What the calculator does not ask for. Null: not offered. */
  services: z.object({
    pierAndBeam: z.nullable(dollars),
    wellWater: z.nullable(dollars),
    septic: z.nullable(dollars),
    reInspection: z.nullable(z.object({ from: dollars, to: dollars })),
  }),
  /** Added to the total; 0 for none. */
  salesTaxPercent: percent,
  overrides: z.optional(
    z.object({
      /** The range over all sizes: pricing block, contact page, FAQ, chat. */
      range: text,
      structuredDataRange: text,
      /** Sample homes on the pricing and instant quote pages. */
      samples: z.object({ starter: dollars, family: dollars, luxury: dollars }),
      /** "Prices at a glance" on the services page. */
      glance: z.object({ under2000: text, from2000to3500: text, over3500: text }),
      /** Pool on the pricing page and "Prices at a glance". */
      pricingPagePool: dollars,
      faqPool: dollars,
      /** A detached structure in the calculator's dropdown, on the pricing page, in the FAQ. */
      dropdownStructure: dollars,
      pricingPageStructure: dollars,
      faqStructure: text,
    }),
  ),
});

/** A list that the owner has published. Its rules across fields are in `price-list-rules.ts`. */
export const publishedPriceListSchema = z.extend(priceListSchema, {
  /** ISO 8601, set by the server; before this instant it does not count, whatever `validFrom` says. */
  publishedAt: z.iso.datetime(),
  /** The device that published it, such as 'Safari on an iPhone'; the default list has none. */
  publishedBy: optionalLine(200),
});

export type PublishedPriceList = z.output<typeof publishedPriceListSchema>;
export type PriceList = z.output<typeof priceListSchema>;
/** The list itself, without who published it and when. */
export const unpublished = ({
  publishedAt: _at,
  publishedBy: _by,
  ...list
}: PublishedPriceList): PriceList => list;

export type Hours = PriceList['beyond']['hours'];
