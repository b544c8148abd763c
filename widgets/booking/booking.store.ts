import { createStore } from 'zustand/vanilla';
import type { LengthQuery } from '#client/calendar.ts';
import type { BookingType } from '#domain/booking/booking-types.ts';
import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { monthOf } from '#domain/schedule/calendar-date.ts';
import type { NextSlot } from '#domain/schedule/next-slot.ts';
import type { Opening } from '#domain/schedule/opening.ts';
import { emptyForm } from '#ui/form/form-state.ts';
import type { BookingState, BookingStore, Step } from './booking.types.ts';

/** The result of `lengthKeyOf` while nothing is known about the home. */
const USUAL_LENGTH = 'null';

/** With an `opening`, the first render already has its days, on the server too. */
export function createBookingStore(opening?: Opening): BookingStore {
  return createStore(() => ({
    ...emptyForm,
    moveFocus: false,
    step: { name: 'choose' },
    ...(opening && { today: opening.today }),
    month: opening ? monthOf(opening.nextSlot?.date ?? opening.today) : '',
    ...(opening && { nextSlot: opening.nextSlot, nextSlotFor: USUAL_LENGTH }),
    slots: { status: 'none' },
    reportBy: {},
    days: opening?.days ?? {},
    ...(opening && { daysFor: USUAL_LENGTH, daysAt: Date.parse(opening.now) }),
  }));
}

/** Whether the visitor has booked, or sent a request for a time. */
export const isDone = ({ name }: Step): boolean => name === 'booked' || name === 'requested';

/** The time that would be booked now: the chosen one, if it is free on the chosen date. */
export function chosenTime({ time, slots }: BookingState): TimeOfDay | undefined {
  return slots.status === 'ready' && time && slots.times.includes(time) ? time : undefined;
}

/** The last day of the option period; undefined if it is unknown or past. */
export function optionEndsOf({
  optionEnds,
  pageOptionEnds,
  today,
}: BookingState): CalendarDate | undefined {
  const date = optionEnds ?? pageOptionEnds;
  return date && today && date >= today ? date : undefined;
}

/**
 * What determines the length: a checked quote, else the inspection type; undefined for the default.
 */
export function lengthOf({
  quote,
  values,
}: Pick<BookingState, 'quote' | 'values'>): LengthQuery | undefined {
  if (quote && quote !== 'checking') {
    const { propertyType, squareFootage } = quote;
    return { propertyType, squareFootage: String(squareFootage) };
  }
  const inspectionType = values['inspectionType'] as BookingType | '' | undefined;
  return inspectionType ? { inspectionType } : undefined;
}

/** What the free times depend on besides the day, as a comparable text. */
export const lengthKeyOf = (state: Pick<BookingState, 'quote' | 'values'>): string =>
  JSON.stringify(lengthOf(state) ?? null);

/** The change of state that shows the month of `date` and focuses it. */
export const showDate = (date: CalendarDate) => ({ month: monthOf(date), cursor: date });

/** The next free slot, if known for the current length; null if none is free. */
export const offeredSlot = (state: BookingState): NextSlot | null | undefined =>
  state.quote !== 'checking' && state.nextSlotFor === lengthKeyOf(state)
    ? state.nextSlot
    : undefined;
