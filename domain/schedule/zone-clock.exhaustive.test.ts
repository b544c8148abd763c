import { expect, it } from 'vitest';
import { centralTime } from './testing/central-time.ts';
import { expectClockLikeIntl } from './testing/expect-clock-like-intl.ts';
import { createZoneClock } from './zone-clock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

// Takes most of a minute, so it has a lane of its own: npm run test:exhaustive
it('shows what Intl shows on both sides of every hour until 2050', () => {
  const expectLikeIntl = expectClockLikeIntl(createZoneClock(centralTime.rule), 'America/Chicago');
  let hours = 0;
  for (let at = Date.UTC(2007, 0); at < Date.UTC(2050, 0); at += HOUR) {
    expectLikeIntl(new Date(at));
    expectLikeIntl(new Date(at - MINUTE));
    hours += 1;
  }
  expect(hours).toBeGreaterThan(376_000);
}, 300_000);
