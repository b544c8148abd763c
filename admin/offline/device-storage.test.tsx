import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleBooking } from '#admin/features/bookings/testing/sample-booking.ts';
import { daysOfCopy, lastOfflineDay, readAgendaCopy, saveAgendaCopy } from './agenda-copy.ts';
import { deviceStorage, shellCacheName } from './device-storage.ts';

const today = '2026-11-23';
const copy = {
  readAt: '2026-11-23T15:40:00.000Z',
  from: today,
  to: lastOfflineDay(today),
  bookings: [
    sampleBooking({ id: 'first', date: today }),
    sampleBooking({ id: 'second', date: '2026-12-01' }),
  ],
};

beforeEach(() => deviceStorage.clear());
afterEach(() => deviceStorage.clear());

describe('the agenda in this browser', () => {
  it('is stored from the log-in to the log-out', async () => {
    expect(await saveAgendaCopy(copy)).toBe(false);
    expect(await deviceStorage.open()).toBe(true);
    expect(await saveAgendaCopy(copy)).toBe(true);
    expect(await readAgendaCopy(today)).toEqual({ version: 1, ...copy });
    await deviceStorage.clear();
    expect(await readAgendaCopy(today)).toBeUndefined();
    expect(await caches.keys()).toEqual([]);
  });

  it('is not left behind by an answer that arrives while the owner logs out', async () => {
    await deviceStorage.open();
    const [early, , late] = await Promise.all([
      saveAgendaCopy(copy),
      deviceStorage.clear(),
      saveAgendaCopy(copy),
    ]);
    expect([early, late]).toEqual([true, false]);
    expect(await caches.keys()).toEqual([]);
  });

  it('is shown up to its last day', async () => {
    await deviceStorage.open();
    await saveAgendaCopy(copy);
    expect(copy.to).toBe('2026-12-06');
    expect(await readAgendaCopy('2026-12-06')).toBeDefined();
    expect(await readAgendaCopy('2026-12-07')).toBeUndefined();
  });

  it('is missing where the browser refuses storage', async () => {
    const refusal = new DOMException('No storage here', 'SecurityError');
    for (const method of ['open', 'has', 'match', 'keys'] as const) {
      vi.spyOn(caches, method).mockRejectedValue(refusal);
    }
    expect(await deviceStorage.open()).toBe(false);
    expect(await saveAgendaCopy(copy)).toBe(false);
    expect(await readAgendaCopy(today)).toBeUndefined();
    await deviceStorage.clear();
  });

  it('stays as it was when the storage is full', async () => {
    await deviceStorage.open();
    await saveAgendaCopy(copy);
    vi.spyOn(Cache.prototype, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
    expect(await saveAgendaCopy({ ...copy, bookings: [] })).toBe(false);
    expect((await readAgendaCopy(today))?.bookings).toHaveLength(2);
  });
});

it('keeps one version of the admin’s files beside the agenda', async () => {
  await deviceStorage.open();
  for (const version of ['old', 'new']) await caches.open(shellCacheName(version));
  await deviceStorage.deleteShellsBut('new');
  expect((await caches.keys()).toSorted()).toEqual(['admin-agenda', shellCacheName('new')]);
});

describe('days of the agenda', () => {
  const idsOf = (from: string, to: string) => daysOfCopy(copy, from, to)?.map(({ id }) => id);

  it.each([
    ['all of it', today, '2026-12-20', ['first', 'second']],
    ['a single day', today, today, ['first']],
    ['its last day', '2026-12-06', '2026-12-06', []],
  ])('are known for %s', (_what, from, to, ids) => {
    expect(idsOf(from, to)).toEqual(ids);
  });

  it.each([
    ['begin before it', '2026-11-22', '2026-12-01'],
    ['begin after it', '2026-12-07', '2026-12-08'],
  ])('are unknown when they %s', (_what, from, to) => {
    expect(idsOf(from, to)).toBeUndefined();
  });

  it('are unknown without a copy', () => {
    expect(daysOfCopy(undefined, today, today)).toBeUndefined();
  });
});
