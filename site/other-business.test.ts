import { expect, it } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { secondBusiness } from '#domain/business/testing/second-business.ts';
import { tracesIn } from '#domain/business/testing/traces.ts';
import { reviewStats } from '#domain/reviews/review-stats.ts';
import { render, routes, sharedPages } from '#site/entry-server.tsx';

const page = async (path: string, business = secondBusiness) => {
  const answers: Record<string, unknown> = {
    business,
    reviews: { reviews: [], stats: reviewStats([], business) },
    embed: { origin: 'https://inspector.example' },
  };
  const { html } = await render({
    path,
    origin: 'https://inspector.example',
    assets: { scripts: [], styles: [], preloads: [] },
    read: async (key) => answers[key],
  });
  return html;
};

it.each([...routes(), '/embed', '/nowhere'])(
  'of another business, %s has no trace of the default one',
  async (path) => {
    expect(tracesIn(await page(path))).toEqual([]);
  },
);

it('of another business, no title on a share image has a trace of the default one', () => {
  const pages = sharedPages(secondBusiness);
  expect(pages.map(({ image }) => image)).toContain('/share/home.png');
  for (const { title, image } of pages) expect.soft(tracesIn(title), image).toEqual([]);
});

it('finds the trace of a business on its own page', async () => {
  expect(tracesIn(await page('/', defaultBusiness))).not.toEqual([]);
});
