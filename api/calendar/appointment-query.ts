import * as z from 'zod/mini';
import { placeOfZip } from '#api/places/place-of-zip.ts';
import { bookingTypes } from '#domain/booking/booking-types.ts';
import { appointmentMinutes } from '#domain/booking/calendar/appointment-length.ts';
import type { PriceList } from '#domain/business/price-list.schema.ts';
import { zipCodeSchema } from '#domain/places/zip-code.ts';
import { quoteInputSchema } from '#domain/quote/quote.schema.ts';
import { calculateQuote } from '#domain/quote/quote.ts';
import { availabilityLimits } from '#domain/schedule/availability.schema.ts';
import type { Availability } from '#domain/schedule/availability.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import type { RequestedAppointment } from '#domain/schedule/schedule.ts';
import { blankAsMissing, wholeNumberField } from '#domain/validation/fields.ts';

const { min, max } = availabilityLimits.lengthMinutes;
const range = `Minutes must be a whole number from ${min} to ${max}`;

/**
 * The appointment that a query describes. Its length: in minutes, by the quote inputs that
 * determine the duration, or by inspection type. Its place: by ZIP code.
 */
export const appointmentFields = {
  minutes: blankAsMissing(wholeNumberField({ min, max, empty: range, notWhole: range, range })),
  propertyType: blankAsMissing(quoteInputSchema.shape.propertyType),
  squareFootage: blankAsMissing(quoteInputSchema.shape.squareFootage),
  inspectionType: blankAsMissing(
    z.enum(
      bookingTypes.map((type) => type.value),
      'Please select an inspection type',
    ),
  ),
  zip: blankAsMissing(zipCodeSchema),
};

const appointmentSchema = z.object(appointmentFields);

type AppointmentQuery = z.output<typeof appointmentSchema>;

/** The appointment that a query describes; undefined if it describes none. */
export function requestedAppointment(
  { zip, ...length }: AppointmentQuery,
  availability: Pick<Availability, 'lengths'>,
  today: CalendarDate,
  prices: PriceList,
): RequestedAppointment | undefined {
  const minutes = minutesOf(length, availability, today, prices);
  if (minutes === undefined && zip === undefined) return undefined;
  return { minutes, place: zip === undefined ? undefined : placeOfZip(zip) };
}

function minutesOf(
  { minutes, propertyType, squareFootage, inspectionType }: Omit<AppointmentQuery, 'zip'>,
  { lengths }: Pick<Availability, 'lengths'>,
  today: CalendarDate,
  prices: PriceList,
): number | undefined {
  if (minutes !== undefined) return minutes;
  if (propertyType !== undefined && squareFootage !== undefined) {
    const home = z.parse(quoteInputSchema, { propertyType, squareFootage });
    return appointmentMinutes({ quote: { result: calculateQuote(home, today, prices) } }, lengths);
  }
  return inspectionType && lengths[inspectionType];
}
