import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { samplePost } from '#api/store/testing/sample-records.ts';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { apiForTest, NOW, PASSWORD } from '#api/testing/api-test.ts';
import { distForTest } from '#api/testing/dist-for-test.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import { type SampleArticle, sampleArticles } from '#domain/content/articles/articles.ts';
import { spanishArticles } from '#domain/content/articles/articles-es.ts';

const origin = 'https://bluebonnet.example';

const byDate = (a: SampleArticle, b: SampleArticle) => b.publishedAt.localeCompare(a.publishedAt);
const newestFirst = sampleArticles.toSorted(byDate);
const spanishNewestFirst = spanishArticles.toSorted(byDate);

const site = async () => apiForTest({ front: await distForTest(), publicUrl: origin });

describe('llms.txt', () => {
  it('is plain text whose links are absolute', async () => {
    const answer = await (await site()).send('GET /llms.txt');
    expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(answer.text).toContain(`](${origin}/embed/docs)`);
  });
});

describe('manifest.webmanifest', () => {
  it('names the business, and icons of the sizes that home screens ask for', async () => {
    const api = await site();
    const answer = await api.send('GET /manifest.webmanifest');
    expect(answer.headers.get('Content-Type')).toBe('application/manifest+json');
    const { name, start_url, icons } = JSON.parse(answer.text);
    expect({ name, start_url }).toEqual({ name: 'Bluebonnet Home Inspections', start_url: '/' });
    for (const { src, sizes } of icons) {
      const icon = await fetch(api.url + src);
      const file = await sharp(Buffer.from(await icon.arrayBuffer())).metadata();
      expect(`${file.width}x${file.height}`).toBe(sizes);
    }
    expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  });
});

describe('sitemap.xml', () => {
  it('lists every page and every article with the date of its last change', async () => {
    const dist = await distForTest();
    const built = new Date('2026-11-20T12:00:00Z');
    await utimes(join(dist, 'site/server/entry-server.js'), built, built);
    const api = await apiForTest({ front: dist, publicUrl: origin });
    const answer = await api.send('GET /sitemap.xml');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    const entries = [...answer.text.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)];
    expect(entries.map(([, loc, lastmod]) => [loc, lastmod])).toEqual([
      ...['/', '/es', '/about', '/es/about'].map((path) => [origin + path, built.toISOString()]),
      ...newestFirst.map(({ slug, publishedAt }) => [`${origin}/blog/${slug}`, publishedAt]),
      ...spanishNewestFirst.map(({ slug, publishedAt }) => [
        `${origin}/es/blog/${slug}`,
        publishedAt,
      ]),
    ]);
    expect(answer.text.match(/<url>/g)).toHaveLength(entries.length);
  });

  it('names the other language of a page, and of an article that is translated', async () => {
    const { text } = await (await site()).send('GET /sitemap.xml');
    const alternatesOf = (path: string) =>
      [
        ...(text
          .match(new RegExp(`<url><loc>${origin}${path}</loc>.*?</url>`))?.[0]
          .matchAll(/hreflang="(.+?)" href="([^"]+)"/g) ?? []),
      ].map(([, language, href]) => [language, href]);
    const about = [
      ['en', `${origin}/about`],
      ['es', `${origin}/es/about`],
      ['x-default', `${origin}/about`],
    ];
    expect(alternatesOf('/about')).toEqual(about);
    expect(alternatesOf('/es/about')).toEqual(about);
    for (const { slug, translationOf } of spanishArticles) {
      const both = [
        ['en', `${origin}/blog/${translationOf}`],
        ['es', `${origin}/es/blog/${slug}`],
        ['x-default', `${origin}/blog/${translationOf}`],
      ];
      expect(alternatesOf(`/blog/${translationOf}`)).toEqual(both);
      expect(alternatesOf(`/es/blog/${slug}`)).toEqual(both);
    }
    expect(alternatesOf('/blog/electrical-panels-and-old-wiring')).toEqual([]);
  });

  it('has a new date for an article that the owner has changed, and for the list of articles', async () => {
    const front = await distForTest({
      'site/server/entry-server.js': `
        export const routes = () => ['/blog', '/reviews'];
        export const hasPage = () => true;
        export const render = async () => ({ status: 200, html: '' });`,
    });
    const long = new Date('2020-01-01T00:00:00Z');
    await utimes(join(front, 'site/server/entry-server.js'), long, long);
    const { call, send } = await signedInOwner({ front });
    const { data } = (await call('GET /api/owner/posts?limit=1')).json;
    const { sample: _sample, ...post } = (await call(`GET /api/owner/posts/${data[0]?.['id']}`))
      .json as unknown as Record<string, unknown>;
    const { slug, title, excerpt, content, category } = post;
    const changed = { slug, title, excerpt, content, category, published: true };
    expect((await call(`PUT /api/blog/posts/${post['id']}`, changed)).status).toBe(200);
    const { text } = await send('GET /sitemap.xml');
    const lastmod = (path: string) =>
      text.match(new RegExp(`${path}</loc><lastmod>([^<]+)</lastmod>`))?.[1];
    expect(lastmod(`/blog/${slug}`)).toBe(NOW.toISOString());
    expect(lastmod('/blog')).toBe(NOW.toISOString());
    expect(lastmod('/reviews')).toMatch(/^2026-/);
  });
});

describe('feed.xml', () => {
  it('has the articles, newest first, with absolute URLs', async () => {
    const answer = await (await site()).send('GET /feed.xml');
    expect(answer.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
    const links = [...answer.text.matchAll(/<item>.*?<link>([^<]+)<\/link>/gs)].map(
      ([, link]) => link,
    );
    expect(links).toEqual(newestFirst.map(({ slug }) => `${origin}/blog/${slug}`));
    expect(answer.text).not.toMatch(/(href|src)="\//);
  });

  it('has those in Spanish in a feed of their own, whose links stay in Spanish', async () => {
    const { text } = await (await site()).send('GET /es/feed.xml');
    const links = [...text.matchAll(/<item>.*?<link>([^<]+)<\/link>/gs)].map(([, link]) => link);
    expect(links).toEqual(spanishNewestFirst.map(({ slug }) => `${origin}/es/blog/${slug}`));
    expect(text).toContain('<language>es-US</language>');
    expect(text).toContain(`href="${origin}/es/instant-quote"`);
    expect(text).not.toMatch(/href="https:\/\/bluebonnet\.example\/(?!es\/|feed)/);
  });

  it('escapes excerpts, which feed readers interpret as HTML', async () => {
    const api = await apiForTest({
      front: await distForTest(),
      publicUrl: origin,
      ownerPassword: PASSWORD,
    });
    const post = {
      title: 'Slabs',
      slug: 'slabs',
      excerpt: 'Cracks < 1/8" & <b>wider</b>',
      content: 'Text',
      category: 'foundations',
      published: true,
    };
    const headers = { Cookie: await api.signIn(), Origin: origin };
    await api.send('POST /api/blog/posts', { body: post, headers });
    expect((await api.send('GET /feed.xml')).text).toContain(
      '<description><![CDATA[Cracks &lt; 1/8" &amp; &lt;b&gt;wider&lt;/b&gt;]]></description>',
    );
  });

  it('is well-formed whatever characters the texts hold', async () => {
    const strange = 'a\uFFFE\uFFFF\u0000\u0001\u001B\uD800]]>&<b>';
    const post = { title: strange, excerpt: strange, content: `${strange} &#xFFFE; &#1;` };
    const dataDir = await temporaryFolder();
    const records = [samplePost({ ...post, slug: 'strange', published: true })];
    await writeFile(join(dataDir, 'posts.json'), JSON.stringify({ version: 1, records }));
    const api = await apiForTest({ dataDir, front: await distForTest(), publicUrl: origin });
    for (const path of ['/feed.xml', '/sitemap.xml']) {
      const { status, text } = await api.send(`GET ${path}`);
      expect(status).toBe(200);
      // The characters of XML 1.0 (§2.2 Char).
      expect(text).toMatch(/^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFC}\u{10000}-\u{10FFFF}]*$/u);
      expect(text).not.toMatch(/&#(0|1|x1|xFFF[EF]);/i);
    }
    const feed = (await api.send('GET /feed.xml')).text;
    expect(feed).toContain('<title><![CDATA[a]]]]><![CDATA[>&<b>]]></title>');
  });

  it('is stable while the articles are', async () => {
    const [one, other] = await Promise.all([site(), site()]);
    expect((await one.send('GET /feed.xml')).text).toBe((await other.send('GET /feed.xml')).text);
  });
});
