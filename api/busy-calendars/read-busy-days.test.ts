import { expect, test } from 'vitest';
import { zoneRules } from '#domain/business/zone-rules.ts';
import { readBusyDays } from './read-busy-days.ts';

const zone = zoneRules['America/Chicago'];
const range = { from: '2026-01-01', to: '2026-12-31' };
const task = (text: string) => ({ text, range, zone, owners: [] });

const calendar = (rule: string) =>
  [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'DTSTART:20260601T160000Z',
    'DURATION:PT1H',
    rule,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');

test('a calendar is read as busy days', async () => {
  expect(await readBusyDays(task(calendar('SUMMARY:Dentist')))).toEqual({
    busy: { '2026-06-01': [{ time: '11:00', minutes: 60 }] },
    notes: [],
  });
});

test('what is no calendar is unreadable', async () => {
  expect(await readBusyDays(task('<html>'))).toEqual({ failure: 'unreadable' });
});

test('a rule that takes too long is ended', async () => {
  expect(await readBusyDays(task(calendar('RRULE:FREQ=MINUTELY')), { timeout: 20 })).toEqual({
    failure: 'too_slow',
  });
});

test('reading can be given up', async () => {
  const stopped = new AbortController();
  const reading = readBusyDays(task(calendar('SUMMARY:Dentist')), stopped);
  stopped.abort();
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
});
