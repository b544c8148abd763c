import { describe, expect, it } from 'vitest';
import { businessOf } from '#domain/business/business.ts';
import { defaultBrand } from '#domain/business/defaults/default-brand.ts';
import { defaultPriceList } from '#domain/business/defaults/default-price-list.ts';
import { defaultProfile } from '#domain/business/defaults/default-profile.ts';
import { docsPath, docsSlugs } from '#domain/content/embed-docs/docs-pages.ts';
import { businessKeyIn } from '#domain/locale/business-key.ts';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { addressIn } from '#domain/locale/localized-path.ts';
import { render, routes } from '#site/entry-server.tsx';
import { contract } from './contract.ts';
import { words as spanishTexts } from './contract-texts.es.ts';
import { movedAnchors, movedTo } from './index/moved-anchors.ts';

const origin = 'https://inspector.example';
const records = { profile: defaultProfile, prices: defaultPriceList, brand: defaultBrand };

async function pageOf(path: string, locale: Locale = 'en'): Promise<string> {
  const business = businessOf({ ...records, texts: {} }, locale);
  const { status, html } = await render({
    path: addressIn(locale, path),
    origin,
    assets: { scripts: [], styles: [], preloads: [] },
    read: async (key) =>
      ({ [businessKeyIn(locale)]: business, embed: { origin } })[key] ?? undefined,
  });
  expect(status, path).toBe(200);
  return html;
}

const main = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';
const idsIn = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

const docs = ['/embed/docs', ...docsSlugs.map(docsPath)];
const pages = new Map(
  await Promise.all(docs.map(async (path) => [path, main(await pageOf(path))] as const)),
);

it('each page is listed, and no other', () => {
  expect(routes().filter((path) => path.startsWith('/embed/docs'))).toEqual(docs);
});

describe.each(docs)('%s', (path) => {
  const html = pages.get(path) ?? '';

  it('has each id once', () => {
    expect(idsIn(html)).toEqual([...new Set(idsIn(html))]);
  });

  it('links only to headings of the documents that exist', () => {
    const links = [...html.matchAll(/ href="(\/embed\/docs[^"#]*)#([^"]+)"/g)];
    for (const [link, target = '', id] of links)
      expect(idsIn(pages.get(target) ?? ''), link).toContain(id);
  });

  it('shows its code for this site', () => {
    expect(html).not.toContain('https://HOST');
  });
});

it('each part of the former page is found at its page, or is the page itself', () => {
  const wholePages = ['html', 'recipes', 'widgets', 'errors'];
  for (const id of Object.values(movedAnchors).flat()) {
    const [path = ''] = movedTo(id)?.split('#') ?? [];
    const found = wholePages.includes(id) || idsIn(pages.get(path) ?? '').includes(id);
    expect(found, `${id} at ${path}`).toBe(true);
  }
  expect(movedTo('gone')).toBeUndefined();
});

it('what the contract says on pages in Spanish is translated, and nothing else is', () => {
  const shown = [docsPath('look'), docsPath('events')].map((path) => pages.get(path)).join('');
  const texts = [contract.shared, ...contract.elements].flatMap((offer) =>
    [
      ...offer.attributes,
      ...offer.properties,
      ...offer.events,
      ...offer.parts,
      ...offer.customProperties,
    ].map(({ text }) => text),
  );
  const plain = (text: string) =>
    text
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll(/<\/?(?:code|span)>/g, '');
  const onPages = texts.filter((text) => plain(shown).includes(`<p>${text.replaceAll('`', '')}`));
  expect(onPages.length).toBeGreaterThan(30);
  expect(Object.keys(spanishTexts).sort(), 'contract-texts.es.ts').toEqual(
    [...new Set(onPages)].sort(),
  );
});

describe('languages', () => {
  const alternates = (html: string) =>
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, language, href]) => [language, href],
    );

  it.each(['/embed/docs', '/embed/docs/start', '/embed/docs/look', '/embed/docs/events'])(
    '%s is in both, each naming the other',
    async (path) => {
      for (const locale of locales) {
        expect(alternates(await pageOf(path, locale))).toEqual([
          ['en', origin + path],
          ['es', `${origin}/es${path}`],
          ['x-default', origin + path],
        ]);
      }
      expect(routes('es')).toContain(path);
    },
  );

  it('a page in English only has one address for search engines', async () => {
    const html = await pageOf('/embed/docs/api', 'es');
    expect(html).toContain(`<link rel="canonical" href="${origin}/embed/docs/api">`);
    expect(alternates(html)).toEqual([]);
    expect(routes('es')).not.toContain('/embed/docs/api');
  });
});
