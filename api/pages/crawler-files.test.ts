import { describe, expect, it } from 'vitest';
import { apiForTest, PASSWORD } from '#api/testing/api-test.ts';
import { distForTest } from '#api/testing/dist-for-test.ts';
import { sampleArticles } from '#domain/content/articles/articles.ts';

const origin = 'https://bluebonnet.example';

const site = async () => apiForTest({ front: await distForTest(), publicUrl: origin });

describe('robots.txt', () => {
  it('keeps programs out of the admin and the API and names the sitemap', async () => {
    const answer = await (await site()).send('GET /robots.txt');
    expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(answer.text.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /api/',
      '',
      `Sitemap: ${origin}/sitemap.xml`,
      '',
    ]);
  });
});

describe('sitemap.xml', () => {
  it('lists every page, and every article with its day', async () => {
    const answer = await (await site()).send('GET /sitemap.xml');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    const addresses = [...answer.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);
    expect(addresses.slice(0, 2)).toEqual([`${origin}/`, `${origin}/about`]);
    expect(addresses).toHaveLength(2 + sampleArticles.length);
    for (const { slug, publishedAt } of sampleArticles) {
      expect(answer.text).toContain(
        `<loc>${origin}/blog/${slug}</loc><lastmod>${publishedAt}</lastmod>`,
      );
    }
  });
});

describe('feed.xml', () => {
  it('carries the articles, newest first, with addresses that lead back here', async () => {
    const answer = await (await site()).send('GET /feed.xml');
    expect(answer.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
    const links = [...answer.text.matchAll(/<item>.*?<link>([^<]+)<\/link>/gs)].map(
      ([, link]) => link,
    );
    const newestFirst = sampleArticles.toSorted((a, b) =>
      b.publishedAt.localeCompare(a.publishedAt),
    );
    expect(links).toEqual(newestFirst.map(({ slug }) => `${origin}/blog/${slug}`));
    expect(answer.text).not.toMatch(/(href|src)="\//);
  });

  it('shows an excerpt as it was written, for its readers take it for HTML', async () => {
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

  it('is the same as long as the articles are', async () => {
    const [one, other] = await Promise.all([site(), site()]);
    expect((await one.send('GET /feed.xml')).text).toBe((await other.send('GET /feed.xml')).text);
  });
});
