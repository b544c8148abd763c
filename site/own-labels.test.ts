import { expect, it } from 'vitest';
import { secondBusiness } from '#domain/business/testing/second-business.ts';
import { textPages } from '#domain/content/text-blocks.ts';
import { reviewStats } from '#domain/reviews/review-stats.ts';
import { render } from '#site/entry-server.tsx';

const blocks = textPages.flatMap((page) => page.blocks);

async function pageOf(path: string, business = secondBusiness): Promise<string> {
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
}

/** Which labels of a block its page shows at once. */
it.each([
  ['/', 'site.buttons', ['quote', 'schedule', 'call', 'shortQuote']],
  ['/contact', 'site.buttons', ['freeTimes', 'email']],
  ['/', 'site.shortcuts', ['quote', 'call', 'chat']],
  ['/', 'site.footer-headings', ['links', 'contact', 'area', 'rights']],
  ['/', 'home.buttons', ['price', 'from', 'inspector']],
  ['/', 'home.testimonials-labels', ['averageOfOne', 'all']],
  ['/services', 'services.labels', ['purpose', 'prices', 'quote', 'schedule']],
  ['/services', 'sample-report.labels', ['summary', 'deficient', 'next']],
  ['/sample-report', 'sample-report.labels', ['name', 'summary', 'means', 'call']],
  ['/pricing', 'pricing.buttons', ['quote', 'call']],
  ['/instant-quote', 'instant-quote.samples', ['title']],
  ['/quote', 'quote.shortcut', ['note']],
  ['/request-sent', 'request-sent.buttons', ['home']],
  [
    '/contact',
    'contact.labels',
    ['phone', 'email', 'area', 'hours', 'hoursNote', 'appointments', 'call'],
  ],
  ['/faq', 'faq.labels', ['message']],
  ['/reviews', 'reviews.labels', ['hours', 'recent', 'all', 'write']],
  ['/blog', 'blog.labels', ['categories']],
  [
    '/embed',
    'embed.headings',
    ['choose', 'chooseText', 'place', 'placeText', 'developers', 'calls'],
  ],
])('%s shows the own labels of %s', async (path, id, keys) => {
  const value = blocks.find((block) => block.id === id)?.value as Record<string, string>;
  const own = Object.fromEntries(Object.keys(value).map((key) => [key, `Own ${id} ${key}`]));
  const html = await pageOf(path, { ...secondBusiness, texts: { en: { [id]: own } } });
  const isShown = (key: string) => new RegExp(`Own ${id} ${key}\\b`).test(html);
  expect(keys.filter((key) => !isShown(key))).toEqual([]);
});

it('counts one review in words of its own', async () => {
  expect(await pageOf('/')).toContain('5.0 from one review, of this client');
});
