import { expect, it } from 'vitest';
import { businessOf } from '#domain/business/business.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import {
  businessWithoutSamples,
  inventedIn,
  recordsWithoutSamples,
} from '#domain/business/testing/without-samples.ts';
import { reviewStats } from '#domain/reviews/review-stats.ts';
import { render, routes } from '#site/entry-server.tsx';

const page = async (path: string, business = businessWithoutSamples) => {
  const answers: Record<string, unknown> = {
    business,
    reviews: { reviews: [], stats: reviewStats([], business) },
    promotions: { promotions: [] },
    embed: { origin: 'https://inspector.example' },
  };
  const { html } = await render({
    path,
    origin: 'https://inspector.example',
    assets: { scripts: [], styles: [], preloads: [] },
    read: async (key) => answers[key],
  });
  // Drawings have numbers of their own.
  return html.replaceAll(/<svg.*?<\/svg>/gs, '');
};

it.each([...routes(), '/embed', '/nowhere'])(
  'without samples, %s names no invented person, figure or offer',
  async (path) => {
    expect(inventedIn(await page(path))).toBeUndefined();
  },
);

it.each(['/', '/reviews', '/about'])('finds what is invented on %s with samples', async (path) => {
  expect(inventedIn(await page(path, defaultBusiness))).toBeDefined();
});

it('what the owner claims is shown, and counts for search engines', async () => {
  const { profile } = recordsWithoutSamples;
  const claims = { ...profile.claims, homesInspected: '1,234', rating: '4.7', reviews: '31' };
  const business = businessOf({ ...recordsWithoutSamples, profile: { ...profile, claims } }, 'en');
  const home = await page('/', business);
  expect(home).toContain('1,234');
  expect(home).toContain('"ratingValue":"4.7","reviewCount":31');
});
