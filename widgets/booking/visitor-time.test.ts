import { afterAll, describe, expect, test } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { visitorTime } from './visitor-time.ts';

const ownZone = process.env.TZ;

describe("a start as the visitor's clock shows it", () => {
  afterAll(() => {
    if (ownZone === undefined) delete process.env.TZ;
    else process.env.TZ = ownZone;
  });

  test.each([
    ['nothing in the business’s own zone', '2027-03-08', '08:00', 'America/Chicago', undefined],
    [
      'nothing where the clock shows the same',
      '2027-03-08',
      '08:00',
      'America/Winnipeg',
      undefined,
    ],
    ['an earlier hour in the west', '2027-03-08', '08:00', 'America/Los_Angeles', '6:00 AM'],
    ['the next day in the far east', '2027-03-08', '15:00', 'Asia/Tokyo', 'Tue 6:00 AM'],
    ['the same day when it just holds', '2027-03-08', '08:00', 'Asia/Tokyo', '11:00 PM'],
    ['half hours', '2027-03-08', '08:00', 'Asia/Kolkata', '7:30 PM'],
    // Texas leaves daylight time a week after Europe.
    ['a week of another difference', '2027-11-03', '08:00', 'Europe/Berlin', '2:00 PM'],
    ['the usual difference after it', '2027-11-08', '08:00', 'Europe/Berlin', '3:00 PM'],
  ])('gives %s', (_what, date, time, zone, shown) => {
    // Node reads the zone again whenever this is assigned.
    process.env.TZ = zone;
    expect(visitorTime(date, time, defaultBusiness)).toBe(shown);
  });
});
