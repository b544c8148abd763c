import { describe, expect, it, test } from 'vitest';
import { business } from '#domain/business/business.ts';
import { render, routes } from './entry-server.tsx';

const origin = 'https://inspector.example';
const assets = { scripts: ['/assets/client-1.js'], styles: ['/assets/client-1.css'], preloads: [] };
const page = (path: string) => render({ path, origin, assets });

const values = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map((match) => match[1] ?? '');
const content = (html: string, name: string) =>
  values(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`, 'g'));

describe.each(routes())('the page at %s', (path) => {
  const { status, html } = page(path);

  it('answers 200 with one heading of the first rank', () => {
    expect(status).toBe(200);
    expect(html.startsWith('<!doctype html>\n<html lang="en-US">')).toBe(true);
    expect(values(html, /<(h1)[ >]/g)).toHaveLength(1);
  });

  it('tells crawlers what it is', () => {
    const [title] = values(html, /<title>([^<]+)<\/title>/g);
    expect(title).toContain(business.name);
    expect(content(html, 'og:title')).toEqual([title]);
    expect(content(html, 'twitter:title')).toEqual([title]);
    for (const name of ['description', 'keywords', 'og:image', 'twitter:card']) {
      expect(content(html, name), name).toEqual([expect.stringMatching(/./)]);
    }
    expect(content(html, 'og:description')).toEqual(content(html, 'description'));
    expect(content(html, 'robots')).toEqual(['index, follow']);
    expect(values(html, /<link rel="canonical" href="([^"]+)">/g)).toEqual([origin + path]);
    expect(content(html, 'og:url')).toEqual([origin + path]);
  });

  it('carries the structured data that is claimed, once', () => {
    const blocks = values(html, /<script type="application\/ld\+json">(.*?)<\/script>/g);
    expect(blocks.map((block) => JSON.parse(block))).toEqual([
      expect.objectContaining({
        '@type': 'HomeAndConstructionBusiness',
        priceRange: '$350-$550',
        aggregateRating: expect.objectContaining({ ratingValue: '5.0', reviewCount: 150 }),
        openingHoursSpecification: expect.objectContaining({
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
          opens: '08:00',
          closes: '18:00',
        }),
        additionalProperty: [
          expect.objectContaining({ value: '15+ years' }),
          expect.objectContaining({ value: '98%' }),
          expect.objectContaining({ value: '$3,200' }),
        ],
      }),
    ]);
  });

  it('passes a policy without inline scripts and styles', () => {
    expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+="/);
    expect(values(html, /<script([^>]*)>/g)).toEqual([
      ' type="module" async src="/assets/client-1.js"',
      ' type="application/ld+json"',
    ]);
  });

  it('links only to pages and parts of pages that exist', () => {
    const links = values(html, /<a [^>]*href="([/#][^"]*)"/g);
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) {
      if (link.startsWith('#')) expect(html).toContain(`id="${link.slice(1)}"`);
      else expect(routes()).toContain(link);
    }
  });

  it('leads to the inspector by telephone and mail, and names the license', () => {
    const [bar] = values(html, /(<section class="site-top-bar".*?<\/section>)/gs);
    expect(bar).toContain(`href="${business.phone.href}"`);
    expect(bar).toContain(`href="${business.email.href}"`);
    expect(bar).toContain(business.licence.label);
  });

  it('uses no id twice', () => {
    const ids = values(html, /\sid="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a path that does not exist', () => {
  const { status, html } = page('/nowhere');

  it('answers 404 and says so', () => {
    expect(status).toBe(404);
    expect(html).toMatch(/<h1[^>]*>404 Page Not Found<\/h1>/);
  });

  it('stays out of search engines', () => {
    expect(content(html, 'robots')).toEqual(['noindex, follow']);
  });

  it('cannot write into the document', () => {
    expect(page('/"><script>alert(1)</script>').html).not.toContain('<script>alert');
  });
});

test('the home page links the notice that Texas asks for, in its own words', () => {
  expect(page('/').html).toMatch(
    /<a href="https:\/\/www\.trec\.texas\.gov\/sites\/default\/files\/pdf-forms\/CN%201-5_0\.pdf">(<svg.*?<\/svg>)?Texas Real Estate Commission Consumer Protection Notice<\/a>/,
  );
});

test('the typeface and the styles are asked for before the script', () => {
  const { html } = page('/');
  const order = [
    /<link rel="preload" as="font" type="font\/woff2" crossorigin="" href="[^"]+figtree[^"]+">/,
    /<link rel="stylesheet" href="\/assets\/client-1\.css">/,
    /<script type="module"/,
  ].map((pattern) => html.search(pattern));
  expect(order[0]).toBeGreaterThan(0);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('a page is the same whenever it is rendered, so that it can be kept', () => {
  for (const path of routes()) expect(page(path)).toEqual(page(path));
});
