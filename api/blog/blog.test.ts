import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { type ApiForTest, apiForTest, NOW, PASSWORD } from '#api/testing/api-test.ts';
import { distForTest } from '#api/testing/dist-for-test.ts';
import type { Post, PostSummary } from '#domain/blog/post.schema.ts';

const post = (slug: string, changes: Partial<Post> = {}): Post => ({
  id: `id-${slug}`,
  revision: 1,
  slug,
  title: `Title of ${slug}`,
  excerpt: 'In short.',
  content: '## Heading\n\nSome **text**.',
  category: 'foundations',
  tags: ['clay', 'slab'],
  metaTitle: 'Meta title',
  metaDescription: 'Meta description',
  published: true,
  createdAt: '2026-03-01T15:00:00.000Z',
  publishedAt: '2026-03-02T15:00:00.000Z',
  ...changes,
});

const posts = [
  post('older'),
  post('newer', { publishedAt: '2026-05-01T15:00:00.000Z', category: 'roofs-and-weather' }),
  post('hail', {
    title: 'Hail on a roof',
    publishedAt: '2026-01-01T15:00:00.000Z',
    tags: ['hail'],
  }),
  post('draft', { published: false, publishedAt: undefined }),
];

async function folderWith(records: readonly Post[]) {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'posts.json'), JSON.stringify({ version: 1, records }));
  return folder;
}

/** A server that counts reads from any address; `popular` closes it and returns what was stored. */
async function countedReads() {
  let now = NOW;
  const dataDir = await folderWith(posts);
  const front = await distForTest();
  const first = await apiForTest({ dataDir, front, trustProxy: 1, clock: () => now });
  return {
    dataDir,
    setNow(iso: string) {
      now = new Date(iso);
    },
    read: (call: string, address: string, agent = 'Mozilla/5.0') =>
      first.send(call, { headers: { 'X-Forwarded-For': address, 'User-Agent': agent } }),
    close: () => first.close(),
    async popular() {
      await first.close();
      const second = await apiForTest({ dataDir });
      return slugs(await second.send('GET /api/blog/popular'));
    },
  };
}

const slugs = (answer: { json: unknown }) => (answer.json as PostSummary[]).map(({ slug }) => slug);

let api: ApiForTest;
beforeEach(async () => {
  api = await apiForTest({
    dataDir: await folderWith(posts),
    ownerPassword: PASSWORD,
    front: await distForTest(),
  });
});

describe('GET /api/blog/posts?published=true', () => {
  it('lists what is published, newest first, without the text', async () => {
    const answer = await api.send('GET /api/blog/posts?published=true');
    expect(slugs(answer)).toEqual(['newer', 'older', 'hail']);
    const [first] = answer.json as unknown as PostSummary[];
    expect(first).toMatchObject({ readingMinutes: 1, tags: ['clay', 'slab'] });
    expect(first).not.toHaveProperty('content');
    expect(first).not.toHaveProperty('published');
  });

  it.each([
    ['category=roofs-and-weather', ['newer']],
    ['category=', ['newer', 'older', 'hail']],
    ['category=nowhere', []],
    ['search=HAIL', ['hail']],
    ['search=roof%20hail', ['hail']],
    ['search=slab&category=foundations', ['older']],
    ['search=draft', []],
  ])('narrowed to %s gives %j', async (query, expected) => {
    expect(slugs(await api.send(`GET /api/blog/posts?published=true&${query}`))).toEqual(expected);
  });

  it('refuses a search of more than 200 characters', async () => {
    const answer = await api.send(`GET /api/blog/posts?published=true&search=${'x'.repeat(201)}`);
    expect(answer.status).toBe(422);
    expect(answer.json.errors).toMatchObject([
      { path: 'search', message: 'At most 200 characters' },
    ]);
  });
});

describe('GET /api/blog/posts, drafts included', () => {
  it.each(['', '?published=false', '?published='])('needs a session%s', async (query) => {
    const answer = await api.send(`GET /api/blog/posts${query}`);
    expect(answer.status).toBe(401);
    expect(answer.json.code).toBe('not_signed_in');
  });

  it('lists everything for the owner', async () => {
    const Cookie = await api.signIn();
    const answer = await api.send('GET /api/blog/posts', { headers: { Cookie } });
    expect(slugs(answer).toSorted()).toEqual(['draft', 'hail', 'newer', 'older']);
    const drafts = await api.send('GET /api/blog/posts?published=false', { headers: { Cookie } });
    expect(slugs(drafts)).toEqual(['draft']);
  });
});

describe('GET /api/blog/posts/{post}', () => {
  it('answers with the article and its text as HTML', async () => {
    const answer = await api.send('GET /api/blog/posts/older');
    expect(answer.json).toMatchObject({
      slug: 'older',
      content: '## Heading\n\nSome **text**.',
      contentHtml: '<h2>Heading</h2>\n<p>Some <strong>text</strong>.</p>\n',
      readingMinutes: 1,
    });
  });

  it.each(['draft', 'nowhere', '%2e%2e', 'id-older'])('answers 404 for %s', async (slug) => {
    const answer = await api.send(`GET /api/blog/posts/${slug}`);
    expect(answer.status).toBe(404);
    expect(answer.json.code).toBe('not_found');
  });
});

describe('GET /api/blog/popular', () => {
  it('lists the most read first, by page and by call', async () => {
    const { read, popular } = await countedReads();
    await read('GET /api/blog/posts/older', '203.0.113.9');
    // Once rendered and once from the cache.
    await read('GET /blog/older', '198.51.100.1');
    await read('GET /blog/older', '192.0.2.1');
    await read('GET /api/blog/posts/hail', '203.0.113.9');
    await read('GET /api/blog/posts/hail', '198.51.100.1');
    await read('GET /api/blog/posts/newer', '203.0.113.9', 'Googlebot/2.1');
    expect(await popular()).toEqual(['older', 'hail', 'newer']);
  });

  it.each([
    ['one address', () => '203.0.113.9'],
    ['one IPv4 network', (n: number) => `203.0.113.${n}`],
    ['one IPv6 network', (n: number) => `2001:db8:7:${n}::1`],
  ])('counts the reader of %s once', async (_what, address) => {
    const { read, popular } = await countedReads();
    for (let n = 0; n < 20; n += 1) {
      await read(n % 2 ? 'GET /blog/hail' : 'GET /api/blog/posts/hail', address(n));
    }
    await read('GET /blog/older', '198.51.100.1');
    await read('GET /blog/older', '192.0.2.1');
    expect(await popular()).toEqual(['older', 'hail', 'newer']);
  });

  it('counts a reader again for another article and on another day in UTC', async () => {
    const { read, popular, setNow } = await countedReads();
    const reader = '203.0.113.9';
    await read('GET /blog/hail', reader);
    await read('GET /blog/older', reader);
    setNow('2026-11-25T23:59:59Z');
    await read('GET /blog/older', reader);
    setNow('2026-11-26T00:00:00Z');
    await read('GET /blog/hail', reader);
    expect(await popular()).toEqual(['hail', 'older', 'newer']);
  });

  it('keeps no reader on disk', async () => {
    const { read, close, dataDir } = await countedReads();
    await read('GET /blog/hail', '203.0.113.9');
    await close();
    const file = JSON.parse(await readFile(join(dataDir, 'post-reads.json'), 'utf8'));
    expect(file).toEqual({
      version: 1,
      reads: { 'id-hail': 1 },
      savedAt: expect.any(String),
      crc32: expect.any(String),
    });
  });

  it('has at most five posts', async () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => post(slug));
    const other = await apiForTest({ dataDir: await folderWith(many) });
    expect(slugs(await other.send('GET /api/blog/popular'))).toHaveLength(5);
  });
});

describe('the page of an article', () => {
  it('is rendered from the store, and a draft is not found', async () => {
    const page = await api.send('GET /blog/older');
    expect(page).toMatchObject({ status: 200, text: 'Title of older' });
    for (const slug of ['draft', 'nowhere']) {
      expect(await api.send(`GET /blog/${slug}`)).toMatchObject({
        status: 404,
        text: 'no article',
      });
    }
  });
});

describe('GET /api/blog/categories', () => {
  it('lists name and slug', async () => {
    const answer = await api.send('GET /api/blog/categories');
    expect(answer.json).toContainEqual(
      expect.objectContaining({ name: 'Foundations', slug: 'foundations' }),
    );
  });
});

describe('a folder that is empty', () => {
  it('starts with the sample articles, unless they are switched off', async () => {
    const fresh = await apiForTest();
    expect(slugs(await fresh.send('GET /api/blog/posts?published=true')).length).toBeGreaterThan(7);
    const bare = await apiForTest({ sampleContent: false });
    expect(slugs(await bare.send('GET /api/blog/posts?published=true'))).toEqual([]);
  });
});
