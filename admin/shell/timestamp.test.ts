import { expect, it } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { zoneRules } from '#domain/business/zone-rules.ts';
import { formatInstant, formatInstantDate, formatInstantTime } from './timestamp.tsx';

it.each([
  ['2026-11-21T21:17:00Z', 'Nov 21, 2026', '3:17 PM CT'],
  ['2026-11-21T05:59:00Z', 'Nov 20, 2026', '11:59 PM CT'],
  ['2026-07-01T17:05:00Z', 'Jul 1, 2026', '12:05 PM CT'],
])('formats %s on the business’s calendar and clock', (instant, date, time) => {
  const { timeZone } = defaultBusiness;
  const at = new Date(instant);
  expect([formatInstantDate(at, timeZone), formatInstantTime(at, timeZone)]).toEqual([date, time]);
});

it('is that of another business’s zone', () => {
  const timeZone = { name: 'America/Phoenix' as const, ...zoneRules['America/Phoenix'] };
  expect(formatInstant('2026-07-01T06:59:00Z', timeZone)).toBe('Jun 30, 2026 · 11:59 PM MST');
});
