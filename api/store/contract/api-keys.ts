import { expect, test } from 'vitest';
import { MAX_API_KEYS } from '#domain/api-keys/api-key.schema.ts';
import type { KeptAccess } from '../resources/owner.ts';
import { sampleApiKey } from '../testing/sample-records.ts';
import type { StoreFixture } from './store-fixture.ts';

/** The owner's API keys. */
export function apiKeysContract(fixture: StoreFixture): void {
  const names = async () => (await fixture.store.listApiKeys()).map(({ name }) => name);

  test('are found by their digest over a restart, and listed newest first', async () => {
    const [first, second] = [sampleApiKey({ name: 'First' }), sampleApiKey({ name: 'Second' })];
    expect(await fixture.store.addApiKey(first)).toBe('added');
    expect(await fixture.store.addApiKey(second)).toBe('added');
    await fixture.reopen();
    expect(await fixture.store.findApiKey(first.digest)).toEqual(first);
    expect(await fixture.store.findApiKey('unknown')).toBeUndefined();
    expect(await fixture.store.findApiKey(first.id)).toBeUndefined();
    expect(await fixture.store.listApiKeys()).toEqual([second, first]);
  });

  test('have a last use, which a revoked one cannot get back by', async () => {
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

  test('are revoked one by one', async () => {
    const [kept, revoked] = [sampleApiKey({ name: 'Kept' }), sampleApiKey()];
    await fixture.store.addApiKey(kept);
    await fixture.store.addApiKey(revoked);
    expect(await fixture.store.removeApiKey(revoked.id)).toBe(true);
    expect(await fixture.store.removeApiKey(revoked.id)).toBe(false);
    expect(await fixture.store.findApiKey(revoked.digest)).toBeUndefined();
    await fixture.reopen();
    expect(await names()).toEqual(['Kept']);
  });

  test('are bounded, also when many are added at once', async () => {
    const added = await Promise.all(
      Array.from({ length: MAX_API_KEYS + 5 }, () => fixture.store.addApiKey(sampleApiKey())),
    );
    expect(added.filter((outcome) => outcome === 'added')).toHaveLength(MAX_API_KEYS);
    expect(await names()).toHaveLength(MAX_API_KEYS);
  });

  test.each([
    [
      'the password changes',
      (keep: KeptAccess) => fixture.store.setOwnerPasswordHash('$new', keep),
    ],
    ['sessions are ended', (keep: KeptAccess) => fixture.store.endSessions(keep)],
  ])('are revoked when %s, unless they are kept', async (_when, end) => {
    expect(await end({})).toMatchObject({ apiKeysRevoked: false });
    const key = sampleApiKey();
    await fixture.store.addApiKey(key);
    expect(await end({ apiKeys: true })).toMatchObject({ apiKeysRevoked: false });
    expect(await fixture.store.findApiKey(key.digest)).toEqual(key);
    expect(await end({ calendarFeed: true })).toMatchObject({ apiKeysRevoked: true });
    await fixture.reopen();
    expect(await names()).toEqual([]);
  });
}
