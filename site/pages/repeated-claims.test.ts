import { expect, it } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { reviewStats } from '#domain/reviews/review-stats.ts';
import { render, routes } from '#site/entry-server.tsx';

const answers: Record<string, unknown> = {
  business: defaultBusiness,
  reviews: { reviews: [], stats: reviewStats([], defaultBusiness) },
};

/** The words of a page between header and footer. */
async function wordsOf(path: string) {
  const { html } = await render({
    path,
    origin: 'https://inspector.example',
    assets: { scripts: [], styles: [], preloads: [] },
    read: async (key) => answers[key],
  });
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return main.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

/** Claims that lose credibility when repeated; answers and comparisons may repeat them. */
const claims = [/within 24 hours/gi, /no hidden fees/gi, /often (the )?same day/gi, /6:30 PM/g];

it.each(routes().filter((path) => path !== '/faq'))(
  '%s claims nothing three times',
  async (path) => {
    const words = await wordsOf(path);
    for (const claim of claims) {
      expect(words.match(claim)?.length ?? 0, String(claim)).toBeLessThanOrEqual(2);
    }
  },
);
