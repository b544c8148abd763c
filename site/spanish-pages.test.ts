import { describe, expect, it } from 'vitest';
import { businessOf } from '#domain/business/business.ts';
import { defaultBrand } from '#domain/business/defaults/default-brand.ts';
import { defaultPriceList } from '#domain/business/defaults/default-price-list.ts';
import { defaultProfile } from '#domain/business/defaults/default-profile.ts';
import { secondBusinessFile } from '#domain/business/testing/second-business.ts';
import { businessKeyIn, keyIn } from '#domain/locale/business-key.ts';
import { addressIn } from '#domain/locale/localized-path.ts';
import { englishIn } from '#domain/locale/testing/english-in.ts';
import { reviewStats } from '#domain/reviews/review-stats.ts';
import { popularKey } from '#site/data/page-data.ts';
import { render, routes, sharedPages } from '#site/entry-server.tsx';

const origin = 'https://inspector.example';
const bluebonnet = businessOf(
  { profile: defaultProfile, prices: defaultPriceList, brand: defaultBrand, texts: {} },
  'es',
);
const oconee = businessOf(
  { ...secondBusinessFile, texts: {}, prices: { ...secondBusinessFile.prices, revision: 2 } },
  'es',
);

const words = { 'site/pages/contact/page.tsx': { es: ['/assets/contact.es-1.js'] } };

async function pageOf(
  path: string,
  business: typeof bluebonnet,
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const answers: Record<string, unknown> = {
    ...more,
    [businessKeyIn('es')]: business,
    reviews: { reviews: [], stats: reviewStats([], business) },
    privacy: { retentionMonths: 24 },
    embed: { origin },
  };
  const { html } = await render({
    path: addressIn('es', path),
    origin,
    assets: { scripts: [], styles: [], preloads: [], words },
    read: async (key) => answers[key],
  });
  return html;
}

const spoken = /\b(?:aria-label|alt|placeholder|title|label|content)="([^"]*)"/g;
const isVoid = /^(?:meta|link|img|input|br|hr|wbr|source)$/;

/** What is read or heard of a page, without what is marked as English. */
function textsIn(html: string): string[] {
  const texts: string[] = [];
  /** Open elements: whether each is in English, or no text. */
  const open: boolean[] = [];
  const whole = html.replaceAll(/<(script|style|code)\b.*?<\/\1>|<!--.*?-->/gs, '');
  for (const [part, end, name, attributes = ''] of whole.matchAll(
    /<(\/?)([a-z][\w-]*)([^>]*)>|[^<]+/gi,
  )) {
    const isOut = open.at(-1) ?? false;
    if (!name) {
      if (!isOut) texts.push(part);
    } else if (end) {
      open.pop();
    } else {
      const isEnglish = isOut || /\slang="en"/.test(attributes);
      if (!isEnglish) texts.push(...[...attributes.matchAll(spoken)].map(([, text = '']) => text));
      if (!isVoid.test(name) && !attributes.endsWith('/')) open.push(isEnglish);
    }
  }
  return texts.map((text) => text.trim()).filter(Boolean);
}

/** The texts of structured data, without its own vocabulary. */
const dataTexts = (html: string): string[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, json = '']) => textsOf(JSON.parse(json)),
  );

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const vocabulary = ['@context', '@type', '@id', 'dayOfWeek', 'availability'];
  return Object.entries(value).flatMap(([key, part]) =>
    vocabulary.includes(key) ? [] : textsOf(part),
  );
}

const unlisted = ['/request-sent', '/nowhere'];

describe.each([
  ['Texas', bluebonnet],
  ['a state without a pack', oconee],
] as const)('of a business in %s', (_state, business) => {
  it.each([...routes(), ...unlisted])('%s has no English in Spanish', async (path) => {
    const html = await pageOf(path, business);
    expect(html).toContain('<html lang="es-US"');
    expect(englishIn(textsIn(html))).toEqual([]);
    expect(dataTexts(html)).not.toEqual([]);
    expect(englishIn(dataTexts(html))).toEqual([]);
  });
});

it('the share images have the titles in Spanish, each at an address of its own', async () => {
  expect(await pageOf('/faq', bluebonnet)).toContain(
    `<meta property="og:image" content="${origin}/share/es/faq.png">`,
  );
  const shared = sharedPages(bluebonnet);
  expect(shared.find(({ image }) => image === '/share/es/pricing.png')?.title).toMatch(/precio/i);
  expect(shared.filter(({ image }) => !image.startsWith('/share/es/'))).toEqual([]);
});

it('the owner’s own Spanish stands where no pattern translates the English', async () => {
  const hours = [{ days: 'Game days', hours: 'Ask us first' }];
  const spanish = { 'Game days': 'Días de partido', 'Ask us first': 'Pregúntenos antes' };
  const { overrides: _, ...profile } = { ...defaultProfile, hours, spanish };
  const records = { profile, prices: defaultPriceList, brand: defaultBrand, texts: {} };
  const texts = textsIn(await pageOf('/contact', businessOf(records, 'es')));
  expect(texts).toEqual(expect.arrayContaining(Object.values(spanish)));
  expect(texts.filter((text) => Object.hasOwn(spanish, text))).toEqual([]);
});

it('popular articles in English are marked so', async () => {
  const english = {
    id: 'clay',
    slug: 'clay',
    title: 'Clay moves',
    createdAt: '2026-03-01T15:00:00.000Z',
  };
  const popular = [
    english,
    { ...english, id: 'arcilla', title: 'La arcilla se mueve', locale: 'es' },
  ];
  const html = await pageOf('/blog', bluebonnet, { [keyIn('es', popularKey)]: popular });
  const [first, second] = [...html.matchAll(/<li><a [^>]*blog\/clay.*?<\/li>/gs)].map(String);
  expect(first).toMatch(/lang="en".*Clay moves.*En inglés/s);
  expect(second).not.toContain('En inglés');
});

it('a page names the files of its words apart from those of its code, which load earlier', async () => {
  const html = await pageOf('/contact', bluebonnet);
  expect(html).toContain('<div id="root" data-words="/assets/contact.es-1.js">');
});
