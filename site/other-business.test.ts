import { expect, it } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { sampleBusiness } from '#domain/business/testing/sample-business.ts';
import { traceOf } from '#domain/business/testing/trace-of.ts';
import { reviewStats } from '#domain/reviews/review-stats.ts';
import { render, routes } from '#site/entry-server.tsx';

const page = async (path: string, business = sampleBusiness) => {
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
    expect(traceOf(defaultBusiness, await page(path))).toBeUndefined();
  },
);

it('finds the trace of a business on its own page', async () => {
  expect(traceOf(defaultBusiness, await page('/', defaultBusiness))).toBeDefined();
});
