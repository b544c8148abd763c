import { beforeEach, describe, expect, test } from 'vitest';
import { defaultPromotions } from '#domain/business/defaults/default-promotions.ts';
import type { Versioned } from '#domain/records/versioned.schema.ts';
import { newWebhook } from '#domain/webhooks/webhook-changes.ts';
import { isList, type ListKind, type ValueKind } from '../records/kind.ts';
import { kinds, type ListedOf } from '../records/kinds.ts';
import type { VersionedStore } from '../resources/versioned.ts';
import { noSamples } from '../sample-content.ts';
import { samplePost, sampleReview } from '../testing/sample-records.ts';
import type { VersionedRecords, VersionedValue } from '../versioned-records.ts';
import type { StoreFixture } from './store-fixture.ts';

type ListKey = {
  [K in keyof VersionedStore]: [ListedOf<K>] extends [never] ? never : K;
}[keyof VersionedStore];

type ValueKey = Exclude<keyof VersionedStore, ListKey>;

/** A record of every list. */
const records: { readonly [K in ListKey]: ListedOf<K> } = {
  agentLinks: { id: 'one', revision: 1, mailbox: 'jane@example.com', links: ['a'] },
  agreementTemplates: {
    id: 'one',
    revision: 1,
    name: 'Buyers',
    locale: 'en',
    inspectionTypes: ['buyer'],
    text: '# Agreement',
    createdAt: '2026-11-20T15:00:00.000Z',
  },
  busyCalendars: { id: 'one', revision: 1, name: 'Phone', address: 'https://c.example/p.ics' },
  partners: { id: 'one', revision: 1, name: 'Jane', slug: 'jane' },
  posts: samplePost({ id: 'one' }),
  promotions: { ...defaultPromotions[0], id: 'one' },
  reviews: sampleReview({ id: 'one' }),
  webhooks: newWebhook(
    { url: 'https://crm.example/hook', description: 'CRM', types: ['booking.created'] },
    { id: 'one', secret: 'whsec_c2VjcmV0', now: new Date('2026-11-20T15:00:00.000Z') },
  ),
};

const listKeys = Object.keys(records) as ListKey[];

const valueKeys = Object.entries(kinds).flatMap(([key, kind]) =>
  'isVersioned' in kind && !isList(kind) ? [key as ValueKey] : [],
);

/** What the owner edits, with optimistic locking. */
export function versionedContract(fixture: StoreFixture): void {
  let isAnnounced = false;

  beforeEach(async () => {
    fixture.store.onContentChange(() => {
      isAnnounced = true;
    });
    // Changes before this one are announced by now.
    await fixture.store.checkContent();
  });

  /** Whether `change` is announced before it resolves. */
  const expectAnnounced = async (isExpected: boolean, change: () => Promise<unknown>) => {
    isAnnounced = false;
    const answer = await change();
    expect(isAnnounced).toBe(isExpected);
    return answer;
  };

  describe.each(listKeys)('a record of %s', (key) => {
    const list = () => fixture.store[key] as VersionedRecords<Versioned>;
    const kind = kinds[key] as ListKind<Versioned>;
    const record: Versioned = records[key];
    const second = { ...record, revision: 2 };
    const third = { ...record, revision: 3 };

    test('is added, replaced and removed by its current version only', async () => {
      const { isShown } = kind;
      const before = await list().all();
      expect(await expectAnnounced(isShown, () => list().add(record))).toBe('added');
      expect(await list().replace(record)).toEqual({ outcome: 'saved', record: second });
      await fixture.reopen();
      expect(await list().all()).toEqual([...before, second]);
      expect(await list().find('one')).toEqual(second);

      const outdated = { outcome: 'outdated', current: second };
      expect(await list().replace(record)).toEqual(outdated);
      expect(await list().remove(record)).toEqual(outdated);
      const both = [list().replace(second), list().replace(second)];
      const outcomes = (await Promise.all(both)).map(({ outcome }) => outcome);
      expect(outcomes.sort()).toEqual(['outdated', 'saved']);

      expect(await list().remove(third)).toEqual({ outcome: 'saved', record: third });
      expect(await list().remove(third)).toEqual({ outcome: 'missing' });
      expect(await list().replace(third)).toEqual({ outcome: 'missing' });
      await fixture.reopen();
      expect(await list().all()).toEqual(before);
      expect(await list().find('one')).toBeUndefined();
    });

    test('is unchanged by a write that is refused', async () => {
      await list().add(record);
      const before = await list().all();
      await expect(list().add({ ...record, id: '' })).rejects.toThrow(TypeError);
      await expect(list().replace({ ...record, revision: 0.5 })).rejects.toThrow(TypeError);
      await fixture.refuseWrites(true);
      const refused = { name: 'StoreWriteError', full: true };
      await expect(list().replace(record)).rejects.toMatchObject(refused);
      await expect(list().remove(record)).rejects.toMatchObject(refused);
      expect(await list().all()).toEqual(before);
      await fixture.refuseWrites(false);
      await fixture.reopen();
      expect(await list().all()).toEqual(before);
    });
  });

  const named = listKeys.filter((key) => (kinds[key] as ListKind<Versioned>).nameOf(records[key]));

  test.each(named)('no two records of %s have the same name', async (key) => {
    const list = fixture.store[key] as VersionedRecords<Versioned>;
    const twins = Array.from({ length: 10 }, (_, n) => list.add({ ...records[key], id: `${n}` }));
    expect((await Promise.all(twins)).filter((outcome) => outcome === 'added')).toHaveLength(1);
    expect(await list.all()).toHaveLength(1);
  });

  describe.each(valueKeys)('%s', (key) => {
    const value = () => fixture.store[key] as VersionedValue<{ revision: number }>;
    const kind = kinds[key] as ValueKind<{ revision: number }>;

    test('is replaced by its current version only', async () => {
      const first = await value().read();
      expect(first).toEqual(kind.initial(noSamples));
      const second = { ...first, revision: 2 };
      const saved = await expectAnnounced(kind.isShown, () => value().replace(first));
      expect(saved).toEqual({ outcome: 'saved', record: second });
      await fixture.reopen();
      expect(await value().read()).toEqual(second);
      expect(await value().replace(first)).toEqual({ outcome: 'outdated', current: second });
      const both = [value().replace(second), value().replace(second)];
      const outcomes = (await Promise.all(both)).map(({ outcome }) => outcome);
      expect(outcomes.sort()).toEqual(['outdated', 'saved']);
    });

    test('is unchanged by a write that is refused', async () => {
      const before = await value().read();
      await expect(value().replace({ ...before, revision: 0.5 })).rejects.toThrow(TypeError);
      await fixture.refuseWrites(true);
      const refused = { name: 'StoreWriteError', full: true };
      await expect(value().replace(before)).rejects.toMatchObject(refused);
      expect(await value().read()).toEqual(before);
    });
  });

  test('messages keep the owner’s wording in each language', async () => {
    const { messageSettings } = fixture.store;
    const wording = {
      templates: { reminder: { subject: 'Tomorrow', text: 'See you.' } },
      translations: { es: { reminder: { subject: 'Mañana', text: 'Nos vemos.' } } },
    };
    await messageSettings.replace({ ...(await messageSettings.read()), ...wording });
    await fixture.reopen();
    expect(await fixture.store.messageSettings.read()).toMatchObject(wording);
  });
}
