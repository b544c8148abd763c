import { expect, it } from 'vitest';
import type { ShownMessageSettings } from '#domain/messages/presented-message.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { sampleBooking } from '../testing/sample-booking.ts';
import { recipientsText } from './recipients-text.ts';

const now = new Date('2026-11-20T15:00:00Z');
const settings: ShownMessageSettings = {
  revision: 1,
  off: [],
  reminderTime: '17:00',
  mailsPerPerson: 8,
  ownerEmail: '',
  templates: {},
  defaultOwnerEmail: 'owner@example.com',
  isMailSetUp: true,
};
const nobody = 'The client gets no email: please call.';

it('says that the client is told', () => {
  expect(recipientsText([sampleBooking()], settings, { now, zone: centralTime })).toBe(
    'The client is notified by email.',
  );
});

it.each([
  ['mail is not set up', {}, { isMailSetUp: false }],
  ['the kind is switched off', {}, { off: ['booking_cancelled' as const] }],
  ['no address is known', { email: '' }, {}],
  ['the appointment has begun', { date: '2026-11-19' }, {}],
])('says that the client is not told when %s', (_, changes, chosen) => {
  expect(
    recipientsText(
      [sampleBooking(changes)],
      { ...settings, ...chosen },
      { now, zone: centralTime },
    ),
  ).toBe(nobody);
});

it('counts the clients of several bookings who are told', () => {
  const [with1, with2] = [sampleBooking(), sampleBooking()];
  const without = sampleBooking({ email: '' });
  const done = sampleBooking({ status: 'completed' });
  const say = (...bookings: Parameters<typeof recipientsText>[0][number][]) =>
    recipientsText(bookings, settings, { now, zone: centralTime });
  expect(say(with1, with2)).toBe(
    'Each client is notified by email. To cancel without notifying anyone, delete them instead.',
  );
  expect(say(with1, without, done)).toMatch(/^Of 3 clients 1 is notified by email\./);
  expect(say(without, done)).toBe('No client gets an email: please call.');
});
