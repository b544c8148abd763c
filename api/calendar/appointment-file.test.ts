import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { sampleBooking } from '#api/store/testing/sample-records.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { applyBookingAction } from '#domain/booking/booking-changes.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { defaultBusinessIn } from '#domain/business/testing/default-business-in.ts';
import { appointmentFile } from './appointment-file.ts';

const at = new Date('2026-11-25T15:00:00Z');
const recipient = { name: 'Jane Doe', email: 'jane@example.com' };
const options = {
  business: defaultBusiness,
  location: '100 Live Oak St, Dallas',
  recipient,
};
const booking = sampleBooking({ id: 'b-1', date: '2026-12-01', time: '11:30', minutes: 150 });

/** The file, read by a parser from another author. */
function read(file: string) {
  const calendar = new ICAL.Component(
    ICAL.parse(file) as unknown[] as [string, unknown[], unknown[]],
  );
  const component = calendar.getFirstSubcomponent('vevent') as ICAL.Component;
  // The file's own zone, not the parser's.
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') as ICAL.Component);
  const event = new ICAL.Event(component);
  const instant = (time: ICAL.Time) => {
    time.zone = zone;
    return time.toJSDate().toISOString();
  };
  return {
    method: calendar.getFirstPropertyValue('method'),
    zone: component.getFirstProperty('dtstart')?.getParameter('tzid'),
    uid: event.uid,
    sequence: event.sequence,
    start: instant(event.startDate),
    end: instant(event.endDate),
    status: component.getFirstPropertyValue('status'),
    organizer: event.organizer,
    attendees: event.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase()),
    answers: event.attendees.map((attendee) => ({
      partstat: attendee.getParameter('partstat'),
      rsvp: attendee.getParameter('rsvp'),
    })),
    location: event.location,
    summary: event.summary,
    description: event.description,
    url: String(component.getFirstPropertyValue('url')),
  };
}

test('a booking is a request to its recipient, in Central Time and of its true length', () => {
  const pageUrl = 'https://bluebonnet.example/appointment/0123';
  expect(read(appointmentFile(booking, { ...options, pageUrl }))).toMatchObject({
    method: 'REQUEST',
    zone: 'America/Chicago',
    uid: 'b-1',
    sequence: 0,
    start: '2026-12-01T17:30:00.000Z',
    end: '2026-12-01T20:00:00.000Z',
    status: 'CONFIRMED',
    organizer: 'mailto:hello@bluebonnet.example',
    attendees: ['mailto:jane@example.com'],
    location: '100 Live Oak St, Dallas',
    description: expect.stringContaining(`Move or cancel: ${pageUrl}`),
    url: pageUrl,
  });
});

test('names the inspector to the client where there are several', () => {
  const { inspector } = options.business;
  const ana = { ...inspector, id: 'ana-cruz', name: 'Ana Cruz' };
  const describedBy = (inspectors: (typeof inspector)[]) => {
    const business = { ...options.business, inspectors };
    const one = { ...booking, inspectorId: 'ana-cruz' };
    return read(appointmentFile(one, { ...options, business })).description;
  };
  expect(describedBy([inspector, ana])).toContain('Your inspector: Ana Cruz');
  expect(describedBy([inspector])).not.toContain('Your inspector');
});

test.each<[string, Booking]>([
  ['a request', booking],
  ['a cancellation', { ...booking, status: 'cancelled' }],
])('%s accepts nothing in the name of its recipient and asks for no answer', (_what, one) => {
  const [attendee] = read(appointmentFile(one, options)).answers;
  expect(attendee).toEqual({ partstat: 'NEEDS-ACTION', rsvp: 'FALSE' });
});

test('daylight saving time is that of the day, not of the writing', () => {
  const summer = { ...booking, date: '2026-07-01' };
  expect(read(appointmentFile(summer, options)).start).toBe('2026-07-01T16:30:00.000Z');
});

test('a move and a cancellation are later versions of the same event', () => {
  const moved = next(booking, { action: 'move', to: { date: '2026-12-02', time: '08:00' } });
  expect(read(appointmentFile(moved, options))).toMatchObject({
    method: 'REQUEST',
    uid: 'b-1',
    sequence: 1,
    start: '2026-12-02T14:00:00.000Z',
  });
  const cancelled = next(moved, { action: 'cancel' });
  expect(read(appointmentFile(cancelled, options))).toMatchObject({
    method: 'CANCEL',
    uid: 'b-1',
    sequence: 2,
    status: 'CANCELLED',
    attendees: ['mailto:jane@example.com'],
  });
});

test('a download names no attendee and no client', () => {
  const file = appointmentFile(booking, { business: defaultBusiness, location: '100 Live Oak St' });
  expect(read(file)).toMatchObject({ method: 'PUBLISH', attendees: [] });
  expect(file).not.toContain(booking.name);
  expect(file).not.toContain(booking.email);
});

test('texts can neither add a property nor break the file', () => {
  const hostile = 'Elm St\r\nATTENDEE:mailto:x@evil.example\u0007';
  const { method, attendees, location } = read(
    appointmentFile(booking, {
      business: defaultBusiness,
      location: hostile,
      recipient: { ...recipient, name: `Eve"\r\nMETHOD:PUBLISH;X="` },
    }),
  );
  expect(method).toBe('REQUEST');
  expect(attendees).toEqual(['mailto:jane@example.com']);
  expect(location).toBe('Elm St\nATTENDEE: mailto: x@ evil. example ');
});

test('the place is no link, and a recipient whose name is none has no name', () => {
  const file = (name: string) =>
    appointmentFile(booking, {
      business: defaultBusiness,
      location: 'evil.app/x',
      recipient: { ...recipient, name },
    }).replaceAll('\r\n ', '');
  expect(read(file('evil.app')).location).toBe('evil. app/x');
  expect(file('evil.app')).not.toContain('evil.app');
  expect(file('Jane Doe')).toContain('CN="Jane Doe"');
});

function next(
  current: Booking,
  action: Pick<Parameters<typeof applyBookingAction>[1], 'action' | 'to'>,
) {
  const changed = applyBookingAction(current, { ...action, at, by: 'Client' });
  if (!changed) throw new Error('This action is not allowed');
  return { ...changed, revision: current.revision + 1 };
}

test('in the language of its reader', () => {
  const business = defaultBusinessIn('es');
  const pageUrl = 'https://bluebonnet.example/es/appointment/0123';
  const { summary, description } = read(
    appointmentFile(booking, { ...options, business, pageUrl }),
  );
  expect(summary).toBe('Inspección de vivienda, Bluebonnet Home Inspections');
  expect(description.split('\n')).toEqual([
    `Cambiar o cancelar: ${pageUrl}`,
    'Cambiar o cancelar la cita es gratis si avisa con 24 horas de anticipación.',
    'Bluebonnet Home Inspections, TREC #8544, (972) 555-0148',
  ]);
});
