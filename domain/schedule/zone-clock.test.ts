import fc from 'fast-check';
import { describe, it } from 'vitest';
import { zoneRules } from '#domain/business/zone-rules.ts';
import { expectClockLikeIntl } from './testing/expect-clock-like-intl.ts';
import { createZoneClock } from './zone-clock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe.each(Object.entries(zoneRules))('the clock of %s', (zone, { rule }) => {
  const clock = createZoneClock(rule);
  const expectLikeIntl = expectClockLikeIntl(clock, zone);

  it.each(['2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07'])(
    'shows what Intl shows in every minute around the change day %s',
    (day) => {
      const noon = Date.parse(`${day}T12:00:00Z`);
      for (let at = noon - 18 * HOUR; at <= noon + 24 * HOUR; at += MINUTE) {
        expectLikeIntl(new Date(at));
      }
    },
  );

  it('shows what Intl shows in any minute from 2007 to 2100', () => {
    const [min, max] = [Date.UTC(2007, 0) / MINUTE, Date.UTC(2100, 0) / MINUTE];
    fc.assert(
      fc.property(fc.integer({ min, max }), (minute) => expectLikeIntl(new Date(minute * MINUTE))),
    );
  });
});
