import * as z from 'zod/mini';
import {
  emailField,
  httpsField,
  lineOrEmpty,
  phoneField,
  requiredLine,
} from '#domain/validation/fields.ts';
import { type ClaimName, claimFields, claimNames } from './claims.ts';
import { pictureSchema } from './picture.schema.ts';
import { statePackNames } from './state-packs/state-packs.ts';

/** The IANA names of the zones in the United States that a business can choose. */
export const timeZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
] as const;

const line = (max: number) => requiredLine(max, 'Please fill this in');
const miles = z.int('Please enter whole miles').check(z.minimum(1), z.maximum(500));
const hoursCount = z.int('Please enter whole hours').check(z.minimum(1), z.maximum(720));

/** One row of an hours table, as displayed: "Monday - Friday", "8:00 AM - 6:00 PM". */
const hoursRowSchema = z.object({ days: line(40), hours: line(40) });

const hoursTable = z.array(hoursRowSchema).check(z.minLength(1), z.maxLength(7));

const coordinates = z.object({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
});

/** A person who inspects. Bookings store the `id`. */
export const inspectorSchema = z.object({
  id: z
    .string()
    .check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Use lower-case letters, digits, hyphens')),
  name: line(80),
  /** Without one, a monogram is shown; never a stock photograph. */
  portrait: z.optional(pictureSchema),
  /** The name in letters and pages of theirs. */
  signature: line(40),
  /** Years in the trade, as published: "5+". Empty: not said. */
  years: lineOrEmpty(10),
  certifications: z.array(line(120)).check(z.maxLength(12)),
});

/** With a default, so that a profile stored before a figure was added stays readable. */
const claim = (maxLength = 20) => z._default(lineOrEmpty(maxLength), '');

const claimSchemas = Object.fromEntries(
  claimNames.map((name) => [name, claim(claimFields[name].maxLength)]),
) as Record<ClaimName, ReturnType<typeof claim>>;

/** The most texts of a profile, and the longest, that can have the owner's own Spanish. */
const ownSpanish = { count: 60, length: 160 };

/**
 * The owner's own Spanish by the English text, wherever the profile has it. So a text needs no second field, two places
 * with the same words share one translation, and that of a text which has changed is no longer used.
 */
const ownSpanishSchema = z
  .record(line(ownSpanish.length), line(ownSpanish.length))
  .check(
    z.refine(
      (texts) => Object.keys(texts).length <= ownSpanish.count,
      `At most ${ownSpanish.count} texts in Spanish`,
    ),
  );

/**
 * Who the business is: a record that the owner edits. Texts are as displayed; telephone numbers as the owner types
 * them. What a place must show differently, because the specification says so, is in `overrides`.
 */
export const profileSchema = z.object({
  name: line(80),
  shortName: line(40),
  tagline: lineOrEmpty(120),
  phone: phoneField,
  /** Number for text messages; empty: the telephone's. */
  textPhone: lineOrEmpty(30),
  email: emailField,
  address: z.object({ line: lineOrEmpty(160), isShown: z.boolean() }),
  /** Null where the state licenses no inspectors. */
  license: z.nullable(
    z.object({
      number: line(40),
      /** "Texas Real Estate Commission". */
      authority: line(120),
      /** How the number is shown: "TREC #8544". */
      label: line(60),
    }),
  ),
  inspectors: z.array(inspectorSchema).check(
    z.minLength(1),
    z.maxLength(20),
    z.refine(
      (people) => new Set(people.map(({ id }) => id)).size === people.length,
      'Two inspectors need two names',
    ),
  ),
  region: z.object({
    /** "Dallas-Fort Worth metroplex". */
    name: line(80),
    /** "DFW". */
    shortName: line(30),
    /** What people there call it, in "{{localArea}} homes": "North Texas". Without it, `shortName`. */
    localName: z.optional(line(40)),
    /** Postal code of the state: "TX". */
    state: z.string().check(z.regex(/^[A-Z]{2}$/, 'Please enter two capital letters')),
    /** "Dallas, Tarrant and Collin counties". */
    counties: line(160),
    cities: z
      .array(z.object({ name: line(60), ...coordinates.shape }))
      .check(z.minLength(1, 'Please enter a city'), z.maxLength(60)),
    center: coordinates,
    /** Miles in a straight line: `served` in all, `standard` without a question about the drive. */
    radius: z.object({ served: miles, standard: miles }),
  }),
  timeZone: z.enum(timeZones, 'Please choose a time zone'),
  /** When the office is open. The hours of booking are Availability's. */
  hours: hoursTable,
  links: z.object({
    /** Where clients write reviews, by platform. */
    reviews: z.partial(
      z.object({ google: httpsField, yelp: httpsField, facebook: httpsField, angies: httpsField }),
    ),
    /** Its own site. */
    website: z.optional(httpsField),
    /** The business on a maps service. */
    maps: z.optional(httpsField),
  }),
  /** Hours within which something is promised. */
  promises: z.object({
    response: hoursCount,
    report: hoursCount,
    scheduling: hoursCount,
    rescheduleNotice: hoursCount,
  }),
  claims: z.object(claimSchemas),
  statePack: z.enum(statePackNames, 'Please choose the rules of the state'),
  overrides: z.optional(
    z.object({
      /** The block beside the service area on the contact page. */
      appointmentHours: z.optional(hoursTable),
      /** When the telephone is answered: home, about and contact pages, FAQ, chat. */
      phoneHours: z.optional(hoursRowSchema),
      /** Business profile on the reviews and calendar pages. */
      profileHours: z.optional(hoursTable),
      /** Structured data for search engines; `HH:mm` in the business's zone. */
      structuredData: z.optional(
        z.object({
          days: z.array(line(20)),
          opens: line(5),
          closes: line(5),
          rating: line(10),
          years: line(10),
        }),
      ),
      /** Calendar page: "2-3 hours". */
      calendarVisitDuration: z.optional(line(30)),
    }),
  ),
  spanish: z.optional(ownSpanishSchema),
});

export type Profile = z.output<typeof profileSchema>;
export type OwnSpanish = z.output<typeof ownSpanishSchema>;
export type HoursRow = z.output<typeof hoursRowSchema>;
/** A profile in which fields with a default may be missing, such as a figure that it does not state. */
export type ProfileInput = z.input<typeof profileSchema>;
export type Inspector = z.output<typeof inspectorSchema>;
export type TimeZone = (typeof timeZones)[number];
