import { expect, test } from 'vitest';
import type { KeptAccess } from '../resources/owner.ts';
import type { StoreFixture } from './store-fixture.ts';

const feed = (secretHash: string) => ({ secretHash, createdAt: '2026-11-20T15:00:00.000Z' });

/** The calendar feed. */
export function calendarFeedContract(fixture: StoreFixture): void {
  test('can be created, replaced and revoked', async () => {
    expect(await fixture.store.calendarFeed()).toBeUndefined();
    await fixture.store.setCalendarFeed(feed('first'));
    await fixture.store.setCalendarFeed(feed('second'));
    await fixture.reopen();
    expect(await fixture.store.calendarFeed()).toEqual(feed('second'));
    await fixture.store.setCalendarFeed(undefined);
    await fixture.reopen();
    expect(await fixture.store.calendarFeed()).toBeUndefined();
  });

  test.each([
    [
      'the password changes',
      (keep: KeptAccess) => fixture.store.setOwnerPasswordHash('$new', keep),
    ],
    ['sessions are ended', (keep: KeptAccess) => fixture.store.endSessions(keep)],
  ])('is revoked when %s, unless it is kept', async (_when, end) => {
    expect(await end({})).toMatchObject({ calendarFeedRevoked: false });
    await fixture.store.setCalendarFeed(feed('first'));
    expect(await end({ calendarFeed: true })).toMatchObject({ calendarFeedRevoked: false });
    expect(await fixture.store.calendarFeed()).toEqual(feed('first'));
    expect(await end({})).toMatchObject({ calendarFeedRevoked: true });
    await fixture.reopen();
    expect(await fixture.store.calendarFeed()).toBeUndefined();
  });
}
