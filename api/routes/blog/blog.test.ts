import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type ApiForTest, apiForTest, PASSWORD } from '#api/testing/api-test.ts';
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

const kept = [
  post('older'),
  post('newer', { publishedAt: '2026-05-01T15:00:00.000Z', category: 'roofs-and-weather' }),
  post('hail', {
    title: 'Hail on a roof',
    publishedAt: '2026-01-01T15:00:00.000Z',
    tags: ['hail'],
  }),
  post('draft', { published: false, publishedAt: undefined }),
];

async function folderWith(posts: readonly Post[]) {
  const folder = await mkdtemp(join(tmpdir(), 'inspection-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'posts.json'), JSON.stringify({ version: 1, records: posts }));
  return folder;
}

const slugs = (answer: { json: unknown }) => (answer.json as PostSummary[]).map(({ slug }) => slug);

let api: ApiForTest;
beforeEach(async () => {
  api = await apiForTest({
    dataDir: await folderWith(kept),
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

  it('refuses a search longer than anybody types', async () => {
    const answer = await api.send(`GET /api/blog/posts?published=true&search=${'x'.repeat(201)}`);
    expect(answer.status).toBe(422);
    expect(answer.json.errors).toEqual([{ path: 'search', message: 'At most 200 characters' }]);
  });
});

describe('GET /api/blog/posts, drafts included', () => {
  it.each(['', '?published=false', '?published='])(
    'asks who it is without a session%s',
    async (query) => {
      const answer = await api.send(`GET /api/blog/posts${query}`);
      expect(answer.status).toBe(401);
      expect(answer.json.code).toBe('not_signed_in');
    },
  );

  it('gives the owner everything', async () => {
    const Cookie = await api.signIn();
    const answer = await api.send('GET /api/blog/posts', { headers: { Cookie } });
    expect(slugs(answer).toSorted()).toEqual(['draft', 'hail', 'newer', 'older']);
    const drafts = await api.send('GET /api/blog/posts?published=false', { headers: { Cookie } });
    expect(slugs(drafts)).toEqual(['draft']);
  });
});

describe('GET /api/blog/posts/{slug}', () => {
  it('gives the article with its text as HTML', async () => {
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
  it('puts first what is read most, whether the page or the call was asked for', async () => {
    const dataDir = await folderWith(kept);
    const first = await apiForTest({ dataDir, front: await distForTest() });
    await first.send('GET /api/blog/posts/older');
    // Once rendered and once from memory.
    await first.send('GET /blog/older');
    await first.send('GET /blog/older');
    await first.send('GET /api/blog/posts/hail');
    await first.send('GET /api/blog/posts/hail');
    await first.send('GET /api/blog/posts/newer', { headers: { 'User-Agent': 'Googlebot/2.1' } });
    await first.close();

    const second = await apiForTest({ dataDir });
    expect(slugs(await second.send('GET /api/blog/popular'))).toEqual(['older', 'hail', 'newer']);
  });

  it('holds five at most', async () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => post(slug));
    const other = await apiForTest({ dataDir: await folderWith(many) });
    expect(slugs(await other.send('GET /api/blog/popular'))).toHaveLength(5);
  });
});

describe('the page of an article', () => {
  it('is rendered from the store, and a draft is not there', async () => {
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
