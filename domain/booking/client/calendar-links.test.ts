import { expect, test } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { googleCalendarUrl, outlookCalendarUrl } from './calendar-links.ts';

const entry = { date: '2026-12-01', time: '11:30', minutes: 150, location: '7 Pecan Ct & Co' };

test('Google is given both instants in UTC, and texts that add no parameter', () => {
  const { origin, searchParams } = new URL(googleCalendarUrl(entry, defaultBusiness));
  expect(origin).toBe('https://calendar.google.com');
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Home inspection, Bluebonnet Home Inspections',
    dates: '20261201T173000Z/20261201T200000Z',
    location: '7 Pecan Ct & Co',
    details: 'Bluebonnet Home Inspections, TREC #8544, (972) 555-0148',
  });
});

test('Outlook is given both instants in UTC', () => {
  const { searchParams } = new URL(outlookCalendarUrl(entry, defaultBusiness));
  expect(searchParams.get('startdt')).toBe('2026-12-01T17:30:00.000Z');
  expect(searchParams.get('enddt')).toBe('2026-12-01T20:00:00.000Z');
  expect(searchParams.get('location')).toBe('7 Pecan Ct & Co');
});
