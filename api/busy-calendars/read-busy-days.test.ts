import { expect, test } from 'vitest';
import { zoneRules } from '#domain/business/zone-rules.ts';
import { readBusyDays } from './read-busy-days.ts';

const zone = zoneRules['America/Chicago'];
const range = { from: '2026-01-01', to: '2026-12-31' };

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
  expect(await readBusyDays({ text: calendar('SUMMARY:Dentist'), range, zone })).toEqual({
    busy: { '2026-06-01': [{ time: '11:00', minutes: 60 }] },
  });
});

test('what is no calendar is unreadable', async () => {
  expect(await readBusyDays({ text: '<html>', range, zone })).toEqual({ failure: 'unreadable' });
});

test('a rule that takes too long is ended', async () => {
  const text = calendar('RRULE:FREQ=MINUTELY');
  expect(await readBusyDays({ text, range, zone }, { timeout: 20 })).toEqual({
    failure: 'too_slow',
  });
});

test('reading can be given up', async () => {
  const stopped = new AbortController();
  const reading = readBusyDays({ text: calendar('SUMMARY:Dentist'), range, zone }, stopped);
  stopped.abort();
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
});
