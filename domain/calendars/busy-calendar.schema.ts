import * as z from 'zod/mini';
import type { TimeZone } from '#domain/business/profile.schema.ts';
import { revisionField, type Versioned } from '#domain/records/versioned.schema.ts';
import type { BusyDays } from '#domain/schedule/busy-time.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { emailField, requiredLine } from '#domain/validation/fields.ts';
import type { CalendarNote } from './calendar-note.ts';

/** Calendars that the owner may add. */
export const MAX_BUSY_CALENDARS = 10;

/** Addresses that the owner may enter for one calendar. */
export const MAX_OWNER_ADDRESSES = 5;

const ADDRESS_MESSAGE =
  'Please paste the secret iCal address; it begins with https:// or webcal://';

/** Apple's addresses begin with webcal://, which is read as https://. */
const addressField = requiredLine(2000, ADDRESS_MESSAGE).check(
  z.overwrite((text) => text.replace(/^webcals?:\/\//i, 'https://')),
  z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: ADDRESS_MESSAGE, abort: true }),
  z.refine((text) => isPlain(new URL(text)), 'An address with a port or a password is not allowed'),
);

const isPlain = ({ port, username, password }: URL) => !port && !username && !password;

const nameField = requiredLine(60, 'A calendar needs a name');

/** The owner's own addresses, whose declined invitations do not block times. */
const ownerAddressesField = z.optional(
  z
    .array(emailField)
    .check(z.maxLength(MAX_OWNER_ADDRESSES, `At most ${MAX_OWNER_ADDRESSES} addresses`)),
);

/** One of the owner's other calendars as the owner enters it. */
export const busyCalendarSchema = z.strictObject({
  name: nameField,
  address: addressField,
  ownerAddresses: ownerAddressesField,
});

/** The address cannot be changed: another address is another calendar. */
export const busyCalendarChangeSchema = z.strictObject({
  name: nameField,
  ownerAddresses: ownerAddressesField,
  revision: revisionField,
});

export interface StoredBusyCalendar extends z.output<typeof busyCalendarSchema>, Versioned {}

/** What was read from a calendar. A failure keeps the busy times of the last success. */
export interface BusyCalendarReading {
  calendarId: string;
  /** When it was last tried. */
  triedAt: string;
  /** When it was last read or found unchanged; undefined before the first success. */
  succeededAt?: string | undefined;
  /** Why the last attempt failed, in a sentence for the owner. */
  failure?: string | undefined;
  busy: BusyDays;
  /** The owner's addresses whose declined invitations it leaves out. */
  owners?: readonly string[] | undefined;
  /** What was not fully understood; missing in readings of earlier versions. */
  notes?: readonly CalendarNote[] | undefined;
  /** The last day of `busy`. */
  until?: CalendarDate | undefined;
  /** The zone of the times in `busy`. */
  timeZone?: TimeZone | undefined;
  etag?: string | undefined;
  lastModified?: string | undefined;
}

/** A calendar for the owner. Its address is a secret and is not shown again. */
export interface BusyCalendar extends Versioned {
  name: string;
  /** The host of its address, such as 'calendar.google.com'. */
  host: string;
  triedAt?: string | undefined;
  succeededAt?: string | undefined;
  failure?: string | undefined;
  notes: readonly CalendarNote[];
  /** As entered; empty if they are guessed. */
  ownerAddresses: readonly string[];
  /** The addresses whose declined invitations do not block times: as entered, or guessed. */
  owners: readonly string[];
  /** Days from today on with busy times. */
  busyDays: number;
}
