import { businessToday } from '#domain/schedule/business-clock.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import type { Owner } from './owner.ts';

export interface Slot {
  date: string;
  time: string;
}

export const TIMES_A_DAY = Array.from(
  { length: 12 },
  (_, n) => `${String(8 + n).padStart(2, '0')}:00`,
);
/** The longest that the availability allows. */
export const HORIZON_DAYS = 730;
const MOST_EMPTY_DAYS = 60;

/** Short appointments, so that a day has room for all of `TIMES_A_DAY`. Minutes. */
const LENGTH = 30;
const CLOSING = '20:00';

/** Opens every day from morning to evening, for runs that book more than a business would. */
export async function openEveryDay(owner: Owner): Promise<void> {
  const availability = await owner.read<object>('availability');
  const startTimes = Array.from({ length: 7 }, () => TIMES_A_DAY);
  const body = {
    ...availability,
    startTimes,
    closingTimes: Array.from({ length: 7 }, () => CLOSING),
    lengths: { buyer: LENGTH, seller: LENGTH, warranty: LENGTH, maintenance: LENGTH },
    bufferMinutes: 0,
    daysOff: [],
    horizonDays: HORIZON_DAYS,
  };
  const answer = await owner.send('PUT', 'availability', body);
  if (!answer.ok) throw new Error(`The availability was answered with ${answer.status}`);
}

/** The first `count` slots that the server offers from three days ahead on. */
export async function freeSlots(url: string, count: number): Promise<Slot[]> {
  const slots: Slot[] = [];
  let date = addDays(businessToday(new Date(), centralTime), 3);
  let empty = 0;
  while (slots.length < count) {
    const answer = await fetch(`${url}/api/calendar/slots?date=${date}`);
    const times = (await answer.json()) as { time: string }[];
    empty = times.length > 0 ? 0 : empty + 1;
    if (empty > MOST_EMPTY_DAYS) throw new Error(`There are no ${count} free slots`);
    slots.push(...times.map(({ time }) => ({ date, time })));
    date = addDays(date, 1);
  }
  return slots.slice(0, count);
}

/** The body of a visitor's booking. */
export const bookingOf = (slot: Slot, email: string) => ({
  ...slot,
  name: 'Grace Hollowbrook',
  email,
  phone: '972-555-0102',
  address: '7 Pecan Ct, Frisco, TX',
});

/** The body of a visitor's contact request. */
export const requestOf = (email: string) => ({
  firstName: 'Ada',
  lastName: 'Quillfeather',
  email,
  phone: '972-555-0101',
  propertyAddress: '12 Cedar Elm Rd, Plano, TX',
  inspectionType: 'residential',
});
