import { expect } from 'vitest';
import type { ZoneClock } from '../zone-clock.ts';

/** Makes an assertion that `clock` agrees with `Intl` about `zone` at an instant, both ways. */
export function expectClockLikeIntl(clock: ZoneClock, zone: string) {
  // Swedish writes 'yyyy-MM-dd HH:mm'.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });

  return (instant: Date) => {
    const shown = format.format(instant);
    const date = clock.dateAt(instant);
    const time = clock.timeAt(instant);
    const first = clock.instantOf(date, time);
    expect([`${date} ${time}`, format.format(first)]).toEqual([shown, shown]);
    // Only a repeated time has an earlier instant.
    expect(first.getTime()).toBeLessThanOrEqual(instant.getTime());
  };
}
