import { expect, test } from 'vitest';
import { defaultProfile } from '#domain/business/defaults/default-profile.ts';
import { defaultPromotions } from '#domain/business/defaults/default-promotions.ts';
import { defaultLocale } from '#domain/locale/locale.ts';
import { noSamples } from '../sample-content.ts';
import { samplePost, sampleReview } from '../testing/sample-records.ts';
import type { StoreFixture } from './store-fixture.ts';

const change = { at: new Date('2026-11-25T15:00:00Z'), by: 'Safari on an iPhone' };
const none = { figures: 0, testimonials: 0, reviews: 0, articles: 0, promotions: 0 };

export function samplesContract(fixture: StoreFixture): void {
  /** What a start with samples writes into a new store, beside something of the owner's. */
  async function fill(): Promise<void> {
    const { store } = fixture;
    await store.posts.add(
      samplePost({ id: 'own', slug: 'own' }),
      samplePost({ id: 'sample', slug: 'sample', published: true, sample: true }),
    );
    await store.reviews.add(sampleReview({ id: 'own' }));
    await store.reviews.add(sampleReview({ id: 'sample', sample: true }));
    await store.promotions.add(defaultPromotions[0], { ...defaultPromotions[1], id: 'own' });
    const locale = defaultLocale;
    const template = { revision: 1, name: 'Buyers', locale, inspectionTypes: [] };
    const text = { text: '# Agreement', createdAt: '2026-11-20T15:00:00.000Z' };
    await store.agreementTemplates.add(
      { id: 'own', ...template, ...text },
      { id: 'sample', ...template, ...text, sample: true },
    );
    await store.changeBusiness('profile', { ...defaultProfile, revision: 1 }, change);
    await store.changeBusiness('texts', { revision: 1, en: {} }, change);
  }

  test('are removed for good, but not what is the owner’s', async () => {
    await fill();
    expect(await fixture.store.samplesLeft()).toMatchObject({
      ...{ figures: 10, testimonials: 9, reviews: 1, articles: 1, promotions: 1 },
    });
    const guide = await fixture.store.removeSamples(change);
    expect(guide).toEqual({ revision: 2, steps: { samples: 'done' } });
    await fixture.reopen();
    const { store } = fixture;
    expect(await store.samplesLeft()).toMatchObject(none);
    expect(await store.setupGuide.read()).toEqual(guide);
    const { posts, reviews, promotions, agreementTemplates } = store;
    for (const list of [posts, reviews, promotions, agreementTemplates]) {
      expect((await list.all()).map(({ id }) => id)).toEqual(['own']);
    }
    expect(await store.readBusiness()).toMatchObject({
      profile: { ...noSamples.profile, revision: 3 },
      texts: noSamples.texts,
    });
  });

  test('are removed again only where the history brought some back', async () => {
    await fill();
    await fixture.store.removeSamples(change);
    const history = await fixture.store.businessHistory();
    await fixture.store.removeSamples(change);
    expect(await fixture.store.businessHistory()).toEqual(history);
    await fixture.store.changeBusiness('profile', { ...defaultProfile, revision: 3 }, change);
    await fixture.store.removeSamples(change);
    expect(await fixture.store.samplesLeft()).toMatchObject(none);
  });

  test('are removed by the next try after the disk was full', async () => {
    await fill();
    await fixture.refuseWrites(true);
    await expect(fixture.store.removeSamples(change)).rejects.toThrow();
    await fixture.refuseWrites(false);
    await fixture.store.removeSamples(change);
    expect(await fixture.store.samplesLeft()).toMatchObject(none);
  });
}
