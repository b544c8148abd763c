import { expect, test } from 'vitest';
import type { BusinessFile } from '#domain/business/business-file.schema.ts';
import { defaultBrand } from '#domain/business/defaults/default-brand.ts';
import { defaultPriceList } from '#domain/business/defaults/default-price-list.ts';
import { noSamples } from '../sample-content.ts';
import { sampleSession } from '../testing/sample-records.ts';
import { storeForTest, temporaryFolder } from '../testing/temporary-folder.ts';
import { type Disk, realDisk } from './disk.ts';
import { openJsonStore } from './json-store.ts';

const { revision: _revision, ...prices } = defaultPriceList;

const file = (name: string, accent: string, salesTaxPercent: number): BusinessFile => ({
  format: 'business',
  version: 1,
  profile: { ...noSamples.profile, name },
  prices: { ...prices, salesTaxPercent },
  brand: { ...defaultBrand, accent },
  texts: noSamples.texts,
});

const before = file('Oak Homes', '#8a3b12', 1);
const after = file('Peachtree Homes', '#2b4fb3', 2);
const change = { at: new Date('2026-11-25T15:00:00Z'), by: 'Safari on an iPhone' };

/** A disk on which nothing is written any more after the next `writes` files. */
function failingDisk() {
  let left = Number.POSITIVE_INFINITY;
  const disk: Disk = {
    replaceFile(...args) {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('EIO')) : realDisk.replaceFile(...args);
    },
    stageFile: (...args) => realDisk.stageFile(...args),
    makeFolder: (folder) => realDisk.makeFolder(folder),
    recoverFolder: (folder) => realDisk.recoverFolder(folder),
  };
  return {
    disk,
    failAfter(writes: number) {
      left = writes;
    },
  };
}

/** What is stored of a business, in one line. */
async function stored(store: Awaited<ReturnType<typeof storeForTest>>) {
  const { profile, brand } = await store.readBusiness();
  const lists = await store.priceLists();
  const versions = (await store.businessHistory()).length;
  return `${profile.name} ${brand.accent} ${lists.at(-1)?.salesTaxPercent} after ${versions}`;
}

test.each([0, 1, 2, 3, 4, 5, 6, 7])(
  'an import of which the last file that is written is number %d is made, or it is not',
  async (writes) => {
    const folder = await temporaryFolder();
    const { disk, failAfter } = failingDisk();
    const store = await openJsonStore({ folder, disk });
    await store.importBusiness(before, change);
    const old = await stored(store);
    // A new file is listed in the manifest first.
    await store.importBusiness(before, change);
    failAfter(writes);
    const imported = await store.importBusiness(after, change).then(
      () => true,
      () => false,
    );
    await store.close();
    const next = await storeForTest(folder);
    const whole = 'Peachtree Homes #2b4fb3 2 after 4';
    expect(imported ? [whole] : [old, whole]).toContain(await stored(next));
    expect(imported).toBe(writes > 4);
    await next.importBusiness(after, change);
    await next.close();
    expect(await stored(await storeForTest(folder))).toContain('Peachtree Homes #2b4fb3 2');
  },
);

test('what a disk has refused is not made up for over a later change', async () => {
  const folder = await temporaryFolder();
  const { disk, failAfter } = failingDisk();
  const store = await openJsonStore({ folder, disk });
  await store.importBusiness(before, change);
  failAfter(2);
  await expect(store.importBusiness(after, change)).rejects.toThrow();
  failAfter(Number.POSITIVE_INFINITY);
  const { profile } = await store.readBusiness();
  const renamed = { ...profile, name: 'Renamed' };
  expect(await store.changeBusiness('profile', renamed, change)).toMatchObject({
    outcome: 'saved',
  });
  await store.close();
  expect(await stored(await storeForTest(folder))).toMatch(/^Renamed/);
});

test('changes of other files that are made at the same time are all made', async () => {
  const store = await storeForTest(await temporaryFolder());
  for (let turn = 1; turn <= 10; turn += 1) {
    const { texts } = await store.readBusiness();
    await store.addSession(sampleSession());
    await Promise.all([
      store.changeBusiness('texts', { ...texts, en: { [`turn-${turn}`]: 'A text' } }, change),
      store.setOwnerPasswordHash(`a hash ${turn}`),
    ]);
    expect((await store.readBusiness()).texts.revision).toBe(texts.revision + 1);
    expect(await store.ownerPasswordHash()).toBe(`a hash ${turn}`);
  }
});
