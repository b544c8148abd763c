import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { samplePost } from '#api/store/testing/sample-records.ts';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { type ApiForTest, fieldErrors } from '#api/testing/api-test.ts';
import { distForTest } from '#api/testing/dist-for-test.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import type { Post, PostDetail } from '#domain/blog/post.schema.ts';

const body = (changes: Record<string, unknown> = {}) => ({
  title: 'Hail and Your Roof',
  slug: 'hail',
  excerpt: 'In short.',
  content: 'Some **text**.',
  category: 'roofs-and-weather',
  published: true,
  ...changes,
});

const NESTED = /nested more than 20 deep/;
const SLOW = /takes too long/;

/** It would take the renderer more than ten seconds. */
const slowText = '*a_'.repeat(20_000);

const published = (slug: string, changes: Partial<Post> = {}) =>
  samplePost({ slug, title: `Title of ${slug}`, published: true, ...changes });

/** A signed-in owner of a server whose folder contains `posts` of an earlier version. */
async function ownerOf(posts: readonly Post[], lines: string[] = []) {
  const dataDir = await temporaryFolder();
  await writeFile(join(dataDir, 'posts.json'), JSON.stringify({ version: 1, records: posts }));
  return signedInOwner({
    dataDir,
    front: await distForTest(),
    onLog: (line) => lines.push(line),
  });
}

const expectFeed = async (api: ApiForTest, slugs: readonly string[]) => {
  const feed = await api.send('GET /feed.xml');
  expect(feed.status).toBe(200);
  for (const slug of slugs) expect(feed.text).toContain(`/blog/${slug}</link>`);
};

describe('a text that cannot be rendered', () => {
  it.each([
    ['quotes', '>'.repeat(4000)],
    ['lists', `${'- '.repeat(2000)}text`],
    ['numbered lists', '1. '.repeat(2000)],
    ['quotes and lists', '> - '.repeat(40)],
    ['one level too many', `${'> '.repeat(21)}text`],
    ['emphasis', `${'*a **b '.repeat(21)}${'c** d*'.repeat(21)}`],
  ])('is refused when it is saved or previewed: %s', async (_what, content) => {
    const owner = await ownerOf([]);
    for (const call of ['POST /api/blog/posts', 'POST /api/blog/preview']) {
      const answer = await owner.call(call, body({ content }));
      expect(answer.status).toBe(422);
      expect(fieldErrors(answer)['content']).toMatch(NESTED);
    }
    expect((await owner.call('GET /api/owner/posts')).json.total).toBe(0);
  });

  it('may be nested 20 deep', async () => {
    const owner = await ownerOf([]);
    const content = `${'> '.repeat(20)}text`;
    expect((await owner.call('POST /api/blog/posts', body({ content }))).status).toBe(201);
  });

  it('is refused when it takes too long, and stalls nobody else meanwhile', async () => {
    const owner = await ownerOf([]);
    let waiting = true;
    const saved = owner.call('POST /api/blog/posts', body({ content: slowText })).finally(() => {
      waiting = false;
    });
    let slowest = 0;
    let answered = 0;
    while (waiting) {
      const started = performance.now();
      expect((await owner.send('GET /healthz')).status).toBe(200);
      slowest = Math.max(slowest, performance.now() - started);
      answered++;
    }
    expect(fieldErrors(await saved)['content']).toMatch(SLOW);
    expect(answered).toBeGreaterThan(5);
    // Milliseconds; rendering on the server's thread would take two thousand.
    expect(slowest).toBeLessThan(1000);
    expect((await owner.call('POST /api/blog/posts', body())).status).toBe(201);
  });

  it('keeps an article as it was when an edit is refused', async () => {
    const owner = await ownerOf([]);
    const { id } = (await owner.call('POST /api/blog/posts', body())).json;
    const content = '>'.repeat(100);
    const answer = await owner.call(`PUT /api/blog/posts/${id}`, body({ content, revision: 1 }));
    expect(fieldErrors(answer)['content']).toMatch(NESTED);
    expect((await owner.send('GET /api/blog/posts/hail')).json).toMatchObject({
      contentHtml: '<p>Some <strong>text</strong>.</p>\n',
    });
  });
});

describe('an article of an earlier version that cannot be rendered', () => {
  const deep = published('deep', { id: 'deep', content: `${'>'.repeat(4000)} <b>\n\nmore` });
  const fine = published('fine');

  it('is shown as plain text, and no list goes down with it', async () => {
    const lines: string[] = [];
    const owner = await ownerOf([fine, deep], lines);
    const { contentHtml } = (await owner.send('GET /api/blog/posts/deep'))
      .json as unknown as PostDetail;
    expect(contentHtml).toBe(`<p>${'&gt;'.repeat(4000)} &lt;b&gt;</p>\n<p>more</p>\n`);
    for (const path of ['/blog/deep', '/blog/fine', '/', '/sitemap.xml']) {
      expect((await owner.send(`GET ${path}`)).status, path).toBe(200);
    }
    for (const list of ['popular', 'posts?published=true']) {
      const answer = await owner.send(`GET /api/blog/${list}`);
      expect((answer.json as unknown as Post[]).map(({ slug }) => slug).toSorted()).toEqual([
        'deep',
        'fine',
      ]);
    }
    await expectFeed(owner, ['deep', 'fine']);
    const warnings = lines.filter((line) => JSON.parse(line).level === 40);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('"post":"deep"');
  });

  it('is shown as plain text when it takes too long', async () => {
    const owner = await ownerOf([published('slow', { content: slowText }), fine]);
    await expectFeed(owner, ['slow', 'fine']);
  });

  it('can be taken back, and is published again only when it can be rendered', async () => {
    const owner = await ownerOf([deep]);
    const patch = (published: boolean, revision: number) =>
      owner.call('PATCH /api/blog/posts/deep', { published, revision });
    expect((await patch(false, 1)).status).toBe(200);
    expect(fieldErrors(await patch(true, 2))['content']).toMatch(NESTED);
  });
});

describe('the slug of a published article', () => {
  async function renamed(owner: Awaited<ReturnType<typeof ownerOf>>, id: string, to: string[]) {
    for (const slug of to) {
      expect((await owner.call(`PUT /api/blog/posts/${id}`, body({ slug }))).status).toBe(200);
    }
  }
  const locationOf = async (owner: ApiForTest, path: string) => {
    const { status, headers } = await owner.send(`GET ${path}`);
    return [status, headers.get('Location')];
  };

  it('leads to the new one after it was changed, also twice and back', async () => {
    const owner = await ownerOf([]);
    const { id } = (await owner.call('POST /api/blog/posts', body({ slug: 'one' }))).json;
    expect((await owner.send('GET /blog/one')).status).toBe(200);
    await renamed(owner, id, ['two', 'three']);
    expect(await locationOf(owner, '/blog/one?utm_source=x')).toEqual([
      301,
      '/blog/three?utm_source=x',
    ]);
    expect(await locationOf(owner, '/blog/two')).toEqual([301, '/blog/three']);
    expect(await locationOf(owner, '/api/blog/posts/one')).toEqual([301, '/api/blog/posts/three']);
    expect((await owner.send('HEAD /blog/one')).status).toBe(301);
    expect(await locationOf(owner, '/blog/three')).toEqual([200, null]);
    expect((await owner.send('GET /sitemap.xml')).text).not.toContain('/blog/one<');

    await renamed(owner, id, ['one']);
    expect(await locationOf(owner, '/blog/one')).toEqual([200, null]);
    expect(await locationOf(owner, '/blog/three')).toEqual([301, '/blog/one']);
  });

  it('belongs to the new article that takes it, once that is published', async () => {
    const owner = await ownerOf([]);
    const first = (await owner.call('POST /api/blog/posts', body({ slug: 'one' }))).json;
    await renamed(owner, first.id, ['two']);
    const taking = body({ slug: 'one', title: 'Another', published: false });
    const { id } = (await owner.call('POST /api/blog/posts', taking)).json;
    expect(await locationOf(owner, '/blog/one')).toEqual([301, '/blog/two']);
    await owner.call(`PATCH /api/blog/posts/${id}`, { published: true, revision: 1 });
    expect(await owner.send('GET /blog/one')).toMatchObject({ status: 200, text: 'Another' });
    await renamed(owner, id, ['three']);
    expect(await locationOf(owner, '/blog/one')).toEqual([301, '/blog/three']);
  });

  it('leads nowhere while the article is not published, or if it never was', async () => {
    const owner = await ownerOf([]);
    const draft = body({ slug: 'draft', published: false });
    const { id } = (await owner.call('POST /api/blog/posts', draft)).json;
    await renamed(owner, id, ['now']);
    expect((await owner.send('GET /blog/draft')).status).toBe(404);
    await owner.call(`PATCH /api/blog/posts/${id}`, { published: false, revision: 2 });
    await owner.call(`PUT /api/blog/posts/${id}`, body({ slug: 'later', published: false }));
    expect((await owner.send('GET /blog/now')).status).toBe(404);
  });

  it('survives a restart and is shown only to the owner', async () => {
    const old = published('new', { formerSlugs: ['old'] });
    const owner = await ownerOf([old]);
    expect(await locationOf(owner, '/blog/old')).toEqual([301, '/blog/new']);
    expect((await owner.send('GET /api/blog/posts/new')).text).not.toContain('formerSlugs');
    expect((await owner.send('GET /api/blog/posts?published=true')).text).not.toContain('former');
  });
});

describe('the size of the featured picture', () => {
  it('is that of the uploaded file', async () => {
    const owner = await ownerOf([]);
    const create = { width: 640, height: 360, channels: 3 as const, background: '#2b4fb3' };
    const response = await fetch(`${owner.url}/api/blog/images`, {
      method: 'POST',
      headers: { ...owner.headers, 'Content-Type': 'image/png' },
      body: new Uint8Array(await sharp({ create }).png().toBuffer()),
    });
    const { url: featuredImage } = (await response.json()) as { url: string };
    await owner.call('POST /api/blog/posts', body({ featuredImage }));
    expect((await owner.send('GET /api/blog/posts/hail')).json).toMatchObject({
      featuredImage,
      featuredImageSize: { width: 640, height: 360 },
    });
  });

  it.each(['https://pictures.example/a.png', '/articles/slab.svg', '/uploads/gone.png', undefined])(
    'is unknown of %s',
    async (featuredImage) => {
      const owner = await ownerOf([published('hail', { featuredImage })]);
      const answer = await owner.send('GET /api/blog/posts/hail');
      expect(answer.status).toBe(200);
      expect(answer.json).not.toHaveProperty('featuredImageSize');
    },
  );
});
