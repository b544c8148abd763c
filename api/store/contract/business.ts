import { expect, test } from 'vitest';
import type { BusinessFile } from '#domain/business/business-file.schema.ts';
import { KEPT_VERSIONS } from '#domain/business/business-version.ts';
import { defaultBrand } from '#domain/business/defaults/default-brand.ts';
import { defaultPriceList } from '#domain/business/defaults/default-price-list.ts';
import { noSamples } from '../sample-content.ts';
import type { StoreFixture } from './store-fixture.ts';

const change = { at: new Date('2026-11-25T15:00:00Z'), by: 'Safari on an iPhone' };

export function businessContract(fixture: StoreFixture): void {
  test('a new store without samples has the defaults, and nothing invented', async () => {
    expect(await fixture.store.readBusiness()).toEqual({
      profile: { ...noSamples.profile, revision: 1 },
      brand: { ...defaultBrand, revision: 1 },
      texts: { ...noSamples.texts, revision: 1 },
    });
    expect(await fixture.store.priceLists()).toMatchObject([defaultPriceList]);
    expect(await fixture.store.businessHistory()).toEqual([]);
  });

  test('a change is kept with the version before it, and an outdated one changes nothing', async () => {
    const { profile } = await fixture.store.readBusiness();
    const next = { ...profile, name: 'Peachtree Homes' };
    const saved = await fixture.store.changeBusiness('profile', next, change);
    expect(saved).toEqual({ outcome: 'saved', record: { ...next, revision: 2 } });
    const outdated = await fixture.store.changeBusiness('profile', next, change);
    expect(outdated).toEqual({ outcome: 'outdated', current: { ...next, revision: 2 } });
    await fixture.reopen();
    expect((await fixture.store.readBusiness()).profile.name).toBe('Peachtree Homes');
    expect(await fixture.store.businessHistory()).toEqual([
      {
        record: 'profile',
        revision: 1,
        replacedAt: '2026-11-25T15:00:00.000Z',
        replacedBy: 'Safari on an iPhone',
        value: noSamples.profile,
      },
    ]);
  });

  test('of two changes of one version, one is saved', async () => {
    const { texts } = await fixture.store.readBusiness();
    const outcomes = await Promise.all(
      [1, 2].map(() => fixture.store.changeBusiness('texts', texts, change)),
    );
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['outdated', 'saved']);
  });

  test('the history keeps the latest versions of each record', async () => {
    const { brand, texts } = await fixture.store.readBusiness();
    await fixture.store.changeBusiness('texts', texts, change);
    for (let revision = 1; revision <= KEPT_VERSIONS + 2; revision++) {
      await fixture.store.changeBusiness('brand', { ...brand, revision }, change);
    }
    const history = await fixture.store.businessHistory();
    expect(history).toHaveLength(KEPT_VERSIONS + 1);
    expect(history.find(({ record }) => record === 'brand')?.revision).toBe(3);
  });

  test('a price list follows the newest one', async () => {
    const { publishPriceList } = fixture.store;
    const next = { ...defaultPriceList, rush: { percent: 40 } };
    const saved = {
      ...next,
      revision: 2,
      publishedAt: '2026-11-25T15:00:00.000Z',
      publishedBy: 'Safari on an iPhone',
    };
    expect(await publishPriceList(next, change)).toEqual({ outcome: 'saved', record: saved });
    expect(await publishPriceList(next, change)).toEqual({ outcome: 'outdated', current: saved });
    await fixture.reopen();
    expect(await fixture.store.priceLists()).toMatchObject([defaultPriceList, saved]);
  });

  test('an imported business replaces what differs, and only that', async () => {
    const { revision: _revision, ...prices } = defaultPriceList;
    const file: BusinessFile = {
      format: 'business',
      version: 1,
      profile: { ...noSamples.profile, name: 'Peachtree Homes' },
      prices,
      brand: defaultBrand,
      texts: noSamples.texts,
    };
    await fixture.store.importBusiness(file, change);
    await fixture.store.importBusiness(
      { ...file, prices: { ...prices, salesTaxPercent: 4 } },
      change,
    );
    const { profile, brand } = await fixture.store.readBusiness();
    expect(profile).toEqual({ ...file.profile, revision: 2 });
    expect(brand.revision).toBe(1);
    expect(await fixture.store.priceLists()).toMatchObject([
      { revision: 1, salesTaxPercent: 0 },
      { revision: 2, salesTaxPercent: 4 },
    ]);
    expect(await fixture.store.businessHistory()).toHaveLength(1);
  });

  test('of two imports at once the last one is stored, with all that it has', async () => {
    const { revision: _revision, ...prices } = defaultPriceList;
    const file = (name: string, accent: string): BusinessFile => ({
      format: 'business',
      version: 1,
      profile: { ...noSamples.profile, name },
      prices,
      brand: { ...defaultBrand, accent },
      texts: noSamples.texts,
    });
    const accents = { 'Oak Homes': '#8a3b12', 'Elm Homes': '#2b4fb3', 'Ash Homes': '#186a3b' };
    const names = Object.entries(accents);
    await Promise.all(names.map((one) => fixture.store.importBusiness(file(...one), change)));
    await fixture.reopen();
    const { profile, brand } = await fixture.store.readBusiness();
    expect(names).toContainEqual([profile.name, brand.accent]);
    expect([profile.revision, brand.revision]).toEqual([4, 4]);
  });
}
