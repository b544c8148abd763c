import { addDays, businessToday } from '#domain/schedule/calendar-date.ts';

export interface Slot {
  date: string;
  time: string;
}

/** The first `count` slots that the server offers from three days ahead on. */
export async function freeSlots(url: string, count: number): Promise<Slot[]> {
  const slots: Slot[] = [];
  let date = addDays(businessToday(new Date()), 3);
  while (slots.length < count) {
    const answer = await fetch(`${url}/api/calendar/slots?date=${date}`);
    const times = (await answer.json()) as { time: string }[];
    slots.push(...times.map(({ time }) => ({ date, time })));
    date = addDays(date, 1);
  }
  return slots.slice(0, count);
}

/** What a visitor sends to book `slot`. */
export const bookingOf = (slot: Slot, email: string) => ({
  ...slot,
  name: 'Grace Hollowbrook',
  email,
  phone: '972-555-0102',
  address: '7 Pecan Ct, Frisco, TX',
});

export const requestOf = (email: string) => ({
  firstName: 'Ada',
  lastName: 'Quillfeather',
  email,
  phone: '972-555-0101',
  propertyAddress: '12 Cedar Elm Rd, Plano, TX',
  inspectionType: 'residential',
});
