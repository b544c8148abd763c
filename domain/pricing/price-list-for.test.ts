import { describe, expect, it, test } from 'vitest';
import { zoneRules } from '#domain/business/zone-rules.ts';
import { honoredPriceList, priceListFor } from './price-list-for.ts';
import { samplePriceList } from './testing/sample-price-list.ts';

const eastern = zoneRules['America/New_York'];

const published = (revision: number, change: Partial<typeof samplePriceList>) => ({
  ...samplePriceList,
  revision,
  ...change,
});

const first = published(1, { validFrom: '2020-01-01', publishedAt: '2020-01-01T00:00:00.000Z' });
/** Published on November 20, counts from December 1; midnight in New York is 05:00 UTC. */
const december = { validFrom: '2026-12-01', publishedAt: '2026-11-20T15:00:00.000Z' };
const bookings = [first, published(2, { ...december, appliesTo: 'bookings' })];
const visits = [first, published(2, { ...december, appliesTo: 'visits' })];

type When = [now: string, day?: string];
const revisionFor = (lists: (typeof first)[], [now, day]: When) =>
  priceListFor(lists, { now: new Date(now), day, zone: eastern }).revision;
const isHonored = (lists: (typeof first)[], revision: number, [now, day]: When) =>
  !!honoredPriceList(lists, revision, { now: new Date(now), day, zone: eastern });

describe('a list for bookings', () => {
  test.each<[number, string]>([
    [1, '2026-12-01T04:59:59.999Z'],
    [2, '2026-12-01T05:00:00.000Z'],
  ])('list %i counts at %s, around midnight of its first day', (revision, now) => {
    expect(revisionFor(bookings, [now])).toBe(revision);
    // The day of the visit is of no account.
    expect(revisionFor(bookings, [now, '2027-03-01'])).toBe(revision);
  });

  it('counts from its publication if its first day is already over', () => {
    const late = [first, published(2, { ...december, publishedAt: '2026-12-03T15:00:00.000Z' })];
    expect(revisionFor(late, ['2026-12-03T14:59:59.999Z'])).toBe(1);
    expect(revisionFor(late, ['2026-12-03T15:00:00.000Z'])).toBe(2);
  });
});

describe('a list for visits', () => {
  test.each<[number, When]>([
    [1, ['2026-11-20T14:59:59.999Z', '2026-12-01']],
    [2, ['2026-11-20T15:00:00.000Z', '2026-12-01']],
    [1, ['2026-11-20T15:00:00.000Z', '2026-11-30']],
    [1, ['2026-12-01T04:59:59.999Z']],
    [2, ['2026-12-01T05:00:00.000Z']],
  ])('list %i counts for %j (now, day of the visit)', (revision, when) => {
    expect(revisionFor(visits, when)).toBe(revision);
  });
});

it('is the newest of several, in whatever order they are given', () => {
  const third = published(3, { validFrom: '2026-11-25' });
  expect(revisionFor([third, ...bookings], ['2026-12-05T12:00:00Z'])).toBe(3);
});

it('is the oldest before all of them', () => {
  expect(revisionFor(bookings, ['2019-06-01T12:00:00Z'])).toBe(1);
});

describe('a price that was shown', () => {
  test.each<[boolean, number, When]>([
    // Takes over at midnight.
    [true, 1, ['2026-12-02T04:59:59.999Z']],
    [false, 1, ['2026-12-02T05:00:00.000Z']],
    // The list of today.
    [true, 2, ['2026-12-01T05:00:00.000Z']],
    // Not yet, and never.
    [false, 2, ['2026-12-01T04:59:59.999Z']],
    [false, 7, ['2026-12-01T05:00:00.000Z']],
  ])('is %s honored from list %i at %j', (honored, revision, when) => {
    expect(isHonored(bookings, revision, when)).toBe(honored);
  });

  it('is honored for 24 hours after a list for visits is published, for its days', () => {
    expect(isHonored(visits, 1, ['2026-11-21T14:59:59.999Z', '2026-12-01'])).toBe(true);
    expect(isHonored(visits, 1, ['2026-11-21T15:00:00.000Z', '2026-12-01'])).toBe(false);
    expect(isHonored(visits, 1, ['2026-11-21T15:00:00.000Z', '2026-11-30'])).toBe(true);
  });

  it('is honored from each of several lists that counted within a day', () => {
    const hourly = [
      first,
      published(2, { publishedAt: '2026-12-01T10:00:00.000Z' }),
      published(3, { publishedAt: '2026-12-01T11:00:00.000Z' }),
    ];
    const honored = [1, 2, 3].map((revision) =>
      isHonored(hourly, revision, ['2026-12-02T10:30:00.000Z']),
    );
    expect(honored).toEqual([false, true, true]);
  });
});
