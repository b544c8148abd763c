import { describe, expect, test } from 'vitest';
import { MAX_API_KEYS } from '#domain/api-keys/api-key.schema.ts';
import type { KeptAccess } from '../resources/owner.ts';
import { sampleApiKey } from '../testing/sample-records.ts';
import type { StoreFixture } from './store-fixture.ts';

const feed = (secretHash: string) => ({ secretHash, createdAt: '2026-11-20T15:00:00.000Z' });

/** API keys and the calendar feed, which end with the owner's sessions. */
export function accessContract(fixture: StoreFixture): void {
  const names = async () => (await fixture.store.listApiKeys()).map(({ name }) => name);

  test('API keys are found by their digest over a restart, and listed newest first', async () => {
    const [first, second] = [sampleApiKey({ name: 'First' }), sampleApiKey({ name: 'Second' })];
    expect(await fixture.store.addApiKey(first)).toBe('added');
    expect(await fixture.store.addApiKey(second)).toBe('added');
    await fixture.reopen();
    expect(await fixture.store.findApiKey(first.digest)).toEqual(first);
    expect(await fixture.store.findApiKey('unknown')).toBeUndefined();
    expect(await fixture.store.findApiKey(first.id)).toBeUndefined();
    expect(await fixture.store.listApiKeys()).toEqual([second, first]);
  });

  test('API keys have a last use, which a revoked one cannot get back by', async () => {
    const [used, revoked] = [sampleApiKey({ name: 'Used' }), sampleApiKey()];
    await fixture.store.addApiKey(used);
    await fixture.store.addApiKey(revoked);
    await fixture.store.removeApiKey(revoked.id);
    const now = new Date('2026-11-21T15:00:00.000Z');
    await fixture.store.noteApiKeyUse(used.digest, now);
    await fixture.store.noteApiKeyUse(revoked.digest, now);
    await fixture.reopen();
    expect(await fixture.store.listApiKeys()).toEqual([{ ...used, lastUsedAt: now.toISOString() }]);
  });

  test('API keys are revoked one by one', async () => {
    const [kept, revoked] = [sampleApiKey({ name: 'Kept' }), sampleApiKey()];
    await fixture.store.addApiKey(kept);
    await fixture.store.addApiKey(revoked);
    expect(await fixture.store.removeApiKey(revoked.id)).toBe(true);
    expect(await fixture.store.removeApiKey(revoked.id)).toBe(false);
    expect(await fixture.store.findApiKey(revoked.digest)).toBeUndefined();
    await fixture.reopen();
    expect(await names()).toEqual(['Kept']);
  });

  test('API keys are bounded, also when many are added at once', async () => {
    const added = await Promise.all(
      Array.from({ length: MAX_API_KEYS + 5 }, () => fixture.store.addApiKey(sampleApiKey())),
    );
    expect(added.filter((outcome) => outcome === 'added')).toHaveLength(MAX_API_KEYS);
    expect(await names()).toHaveLength(MAX_API_KEYS);
  });

  test('connections are confirmed until the latest instant, also after a restart', async () => {
    expect(await fixture.store.connectionsSeenAt()).toBeUndefined();
    await fixture.store.markConnectionsSeen('2026-11-20T15:00:00.000Z');
    await fixture.store.markConnectionsSeen('2026-11-19T15:00:00.000Z');
    await fixture.reopen();
    expect(await fixture.store.connectionsSeenAt()).toBe('2026-11-20T15:00:00.000Z');
  });

  test('the calendar feed can be created, replaced and revoked', async () => {
    expect(await fixture.store.calendarFeed()).toBeUndefined();
    await fixture.store.setCalendarFeed(feed('first'));
    await fixture.store.setCalendarFeed(feed('second'));
    await fixture.reopen();
    expect(await fixture.store.calendarFeed()).toEqual(feed('second'));
    await fixture.store.setCalendarFeed(undefined);
    await fixture.reopen();
    expect(await fixture.store.calendarFeed()).toBeUndefined();
  });

  describe.each([
    [
      'the password changes',
      (keep: KeptAccess) => fixture.store.setOwnerPasswordHash('$new', keep),
    ],
    ['sessions are ended', (keep: KeptAccess) => fixture.store.endSessions(keep)],
  ])('when %s', (_when, end) => {
    const nothing = { apiKeysRevoked: false, calendarFeedRevoked: false };

    test('both are revoked unless they are kept', async () => {
      expect(await end({})).toEqual(nothing);
      const key = sampleApiKey();
      await fixture.store.addApiKey(key);
      await fixture.store.setCalendarFeed(feed('first'));
      expect(await end({ apiKeys: true, calendarFeed: true })).toEqual(nothing);
      expect(await fixture.store.findApiKey(key.digest)).toEqual(key);
      expect(await fixture.store.calendarFeed()).toEqual(feed('first'));
      const onlyFeed = { ...nothing, calendarFeedRevoked: true };
      expect(await end({ apiKeys: true })).toEqual(onlyFeed);
      expect(await end({})).toEqual({ ...nothing, apiKeysRevoked: true });
      await fixture.reopen();
      expect(await fixture.store.calendarFeed()).toBeUndefined();
      expect(await names()).toEqual([]);
    });
  });
}
