import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, it } from 'vitest';
import { sampleBooking } from '#api/store/testing/sample-records.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { appointmentFile } from './appointment-file.ts';
import { toICalendar } from './icalendar.ts';

type Span = readonly [start: string, end: string];

/** Start and end of the only event of a file, as instants, by each reader. */
const readers: Readonly<Record<string, (file: string) => Span>> = {
  'ical.js': (file) => {
    const calendar = new ICAL.Component(ICAL.parse(file) as [string, unknown[], unknown[]]);
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component);
    const zone = calendar.getFirstSubcomponent('vtimezone');
    const instant = (time: ICAL.Time) => {
      if (zone && time.zone !== ICAL.Timezone.utcTimezone) time.zone = new ICAL.Timezone(zone);
      return time.toJSDate().toISOString();
    };
    return [instant(event.startDate), instant(event.endDate)];
  },
  'node-ical': (file) => {
    const events = Object.values(nodeIcal.sync.parseICS(file));
    const event = events.find((one) => one?.type === 'VEVENT');
    if (event?.type !== 'VEVENT' || !event.end) throw new Error('No event');
    return [event.start.toISOString(), event.end.toISOString()];
  },
  'ts-ics': (file) => {
    const [event] = convertIcsCalendar(undefined, file).events ?? [];
    if (!event?.end) throw new Error('No event');
    return [event.start.date.toISOString(), event.end.date.toISOString()];
  },
};

/** Day, time and minutes of an appointment in Chicago; start and end as instants. */
const nights: [string, string, number, ...Span][] = [
  // Forward at 2:00 on 8 March 2026.
  ['2026-03-07', '15:00', 180, '2026-03-07T21:00:00.000Z', '2026-03-08T00:00:00.000Z'],
  ['2026-03-08', '00:30', 180, '2026-03-08T06:30:00.000Z', '2026-03-08T09:30:00.000Z'],
  ['2026-03-08', '02:30', 60, '2026-03-08T08:30:00.000Z', '2026-03-08T09:30:00.000Z'],
  ['2026-03-08', '08:00', 180, '2026-03-08T13:00:00.000Z', '2026-03-08T16:00:00.000Z'],
  ['2026-03-09', '08:00', 180, '2026-03-09T13:00:00.000Z', '2026-03-09T16:00:00.000Z'],
  // Back at 2:00 on 1 November 2026.
  ['2026-10-31', '15:00', 180, '2026-10-31T20:00:00.000Z', '2026-10-31T23:00:00.000Z'],
  ['2026-11-01', '00:30', 90, '2026-11-01T05:30:00.000Z', '2026-11-01T07:00:00.000Z'],
  ['2026-11-01', '00:30', 180, '2026-11-01T05:30:00.000Z', '2026-11-01T08:30:00.000Z'],
  ['2026-11-01', '01:30', 30, '2026-11-01T06:30:00.000Z', '2026-11-01T07:00:00.000Z'],
  ['2026-11-01', '08:00', 180, '2026-11-01T14:00:00.000Z', '2026-11-01T17:00:00.000Z'],
  ['2026-11-02', '08:00', 180, '2026-11-02T14:00:00.000Z', '2026-11-02T17:00:00.000Z'],
  // The same nights of 2027 and 2030.
  ['2027-03-14', '08:00', 180, '2027-03-14T13:00:00.000Z', '2027-03-14T16:00:00.000Z'],
  ['2027-11-06', '08:00', 180, '2027-11-06T13:00:00.000Z', '2027-11-06T16:00:00.000Z'],
  ['2027-11-07', '00:30', 180, '2027-11-07T05:30:00.000Z', '2027-11-07T08:30:00.000Z'],
  ['2027-11-07', '08:00', 180, '2027-11-07T14:00:00.000Z', '2027-11-07T17:00:00.000Z'],
  ['2030-03-10', '08:00', 180, '2030-03-10T13:00:00.000Z', '2030-03-10T16:00:00.000Z'],
  ['2030-11-03', '08:00', 180, '2030-11-03T14:00:00.000Z', '2030-11-03T17:00:00.000Z'],
];

const feedOf = (booking: Booking) =>
  toICalendar([booking], {
    business: defaultBusiness,
    rules: { driveTime: true },
    origin: 'https://inspector.example',
  });
const mailedFileOf = (booking: Booking) =>
  appointmentFile(booking, { business: defaultBusiness, location: booking.address });

describe.each(Object.entries(readers))('as read by %s', (_name, read) => {
  it.each(nights)('%s %s for %i minutes is from %s to %s', (date, time, minutes, ...span) => {
    const booking = sampleBooking({ date, time, minutes });
    expect(read(feedOf(booking))).toEqual(span);
    expect(read(mailedFileOf(booking))).toEqual(span);
  });
});

it('the feed that the server sends is one that each reader reads', async () => {
  const { send, call } = await signedInOwner({ clock: () => new Date('2026-10-28T18:00:00Z') });
  const body = bookingBody({ date: '2026-11-02' });
  expect((await send('POST /api/calendar/book', { body })).status).toBe(201);
  const { url } = JSON.parse((await call('POST /api/calendar-feed')).text) as { url: string };
  const { text } = await send(`GET ${new URL(url).pathname}`);
  for (const [name, read] of Object.entries(readers)) {
    expect(read(text)[0], name).toBe('2026-11-02T14:00:00.000Z');
  }
});
