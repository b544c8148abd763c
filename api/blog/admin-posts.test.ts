import { beforeEach, describe, expect, it } from 'vitest';
import { type ApiForTest, apiForTest, fieldErrors, NOW, PASSWORD } from '#api/testing/api-test.ts';
import { distForTest } from '#api/testing/dist-for-test.ts';
import type { Post } from '#domain/blog/post.schema.ts';

const body = (changes: Record<string, unknown> = {}) => ({
  title: 'Hail and Your Roof',
  slug: 'hail-season',
  excerpt: 'In short.',
  content: '## Heading\n\nSome **text**.',
  category: 'roofs-and-weather',
  tags: ['hail', ' hail ', 'roof'],
  metaTitle: 'Meta title',
  metaDescription: 'Meta description',
  ...changes,
});

let api: ApiForTest;
let now: Date;
let headers: Record<string, string>;

beforeEach(async () => {
  now = NOW;
  api = await apiForTest({
    clock: () => now,
    ownerPassword: PASSWORD,
    sampleContent: false,
    front: await distForTest(),
  });
  headers = { Cookie: await api.signIn(), Origin: api.origin };
});

const call = (name: string, sent?: unknown) => api.send(name, { headers, body: sent });

async function created(changes: Record<string, unknown> = {}): Promise<Post> {
  const answer = await call('POST /api/blog/posts', body(changes));
  expect(answer.status).toBe(201);
  return answer.json as unknown as Post;
}

/** The status of the public call and of the page. */
const publicStatus = async (slug: string) => [
  (await api.send(`GET /api/blog/posts/${slug}`)).status,
  (await api.send(`GET /blog/${slug}`)).status,
];

describe('POST /api/blog/posts', () => {
  it('stores a draft that only the owner sees', async () => {
    const post = await created();
    expect(post).toMatchObject({
      revision: 1,
      published: false,
      createdAt: NOW.toISOString(),
      tags: ['hail', 'roof'],
    });
    expect(post.publishedAt).toBeUndefined();
    expect(await publicStatus('hail-season')).toEqual([404, 404]);
    const own = await call(`GET /api/owner/posts/${post.id}`);
    expect(own.json).toMatchObject({ content: '## Heading\n\nSome **text**.', published: false });
  });

  it('shows a published post to everybody at once', async () => {
    expect(await publicStatus('hail-season')).toEqual([404, 404]);
    expect((await api.send('GET /sitemap.xml')).text).not.toContain('hail-season');
    const post = await created({ published: true });
    expect((await api.send('GET /sitemap.xml')).text).toContain('hail-season');
    expect(post.publishedAt).toBe(NOW.toISOString());
    expect(await publicStatus('hail-season')).toEqual([200, 200]);
    const page = await api.send('GET /blog/hail-season');
    expect(page.text).toContain('Hail and Your Roof');
  });

  it('refuses a slug that is in use', async () => {
    await created();
    const answer = await call('POST /api/blog/posts', body({ title: 'Another' }));
    expect(answer.status).toBe(422);
    expect(fieldErrors(answer)).toEqual({ slug: 'This one is already in use' });
  });

  it('names every invalid field', async () => {
    const answer = await call('POST /api/blog/posts', { featuredImage: 'javascript:alert(1)' });
    expect(answer.status).toBe(422);
    expect(fieldErrors(answer)).toEqual({
      title: 'Title is required',
      slug: 'Slug is required',
      excerpt: 'Excerpt is required',
      content: 'Content is required',
      category: 'Please select a category',
      featuredImage: 'Please enter a valid URL that begins with https://',
    });
  });

  it('ignores fields that only the server sets', async () => {
    const post = await created({ id: 'mine', createdAt: 'never', sample: true, more: '<b>' });
    expect(post.id).not.toBe('mine');
    expect(post.createdAt).toBe(NOW.toISOString());
    expect(post).not.toHaveProperty('more');
    expect(post).not.toHaveProperty('sample');
  });

  it('accepts an article of 200,000 characters, and no body over 1 MB', async () => {
    await created({ content: 'ü'.repeat(200_000) });
    const answer = await call('POST /api/blog/posts', body({ content: 'x'.repeat(2 ** 20) }));
    expect(answer.status).toBe(413);
    expect(answer.json).toMatchObject({ detail: 'At most 1024 KB are accepted.' });
  });
});

describe('PUT /api/blog/posts/{post}', () => {
  it('changes the public page at once and keeps the date of publication', async () => {
    const post = await created({ published: true });
    expect((await api.send('GET /blog/hail-season')).text).toContain('Hail and Your Roof');
    now = new Date('2026-12-04T15:00:00.000Z');
    const answer = await call(
      `PUT /api/blog/posts/${post.id}`,
      body({ title: 'Hail, Again', published: true, revision: 1 }),
    );
    expect(answer).toMatchObject({
      status: 200,
      json: { revision: 2, title: 'Hail, Again', publishedAt: NOW.toISOString() },
    });
    expect((await api.send('GET /blog/hail-season')).text).toContain('Hail, Again');
  });

  it('unpublishes an article, and publishes it again with its first date', async () => {
    const post = await created({ published: true });
    await call(`PUT /api/blog/posts/${post.id}`, body({ published: false, revision: 1 }));
    expect(await publicStatus('hail-season')).toEqual([404, 404]);
    now = new Date('2026-12-04T15:00:00.000Z');
    const again = await call(
      `PUT /api/blog/posts/${post.id}`,
      body({ published: true, revision: 2 }),
    );
    expect(again.json).toMatchObject({ publishedAt: NOW.toISOString() });
    expect(await publicStatus('hail-season')).toEqual([200, 200]);
  });

  it('refuses the slug of another post', async () => {
    await created({ slug: 'taken' });
    const post = await created();
    const answer = await call(
      `PUT /api/blog/posts/${post.id}`,
      body({ slug: 'taken', revision: 1 }),
    );
    expect(fieldErrors(answer)).toEqual({ slug: 'This one is already in use' });
    const own = await call(`PUT /api/blog/posts/${post.id}`, body({ revision: 1 }));
    expect(own.status).toBe(200);
  });

  it('removes the picture when its field is empty', async () => {
    const post = await created({ featuredImage: 'https://images.example/a.jpg' });
    const answer = await call(
      `PUT /api/blog/posts/${post.id}`,
      body({ featuredImage: '', revision: 1 }),
    );
    expect(answer.json).not.toHaveProperty('featuredImage');
  });

  it('changes the current version when it names none', async () => {
    const post = await created();
    await call(`PUT /api/blog/posts/${post.id}`, body({ title: 'Second', revision: 1 }));
    const answer = await call(`PUT /api/blog/posts/${post.id}`, body({ title: 'Third' }));
    expect(answer).toMatchObject({ status: 200, json: { title: 'Third', revision: 3 } });
  });
});

describe('PATCH /api/blog/posts/{post}', () => {
  it('publishes and unpublishes without changing anything else', async () => {
    const post = await created();
    const on = await call(`PATCH /api/blog/posts/${post.id}`, { published: true, revision: 1 });
    expect(on.json).toMatchObject({ ...post, published: true, revision: 2 });
    expect(await publicStatus('hail-season')).toEqual([200, 200]);
    await call(`PATCH /api/blog/posts/${post.id}`, { published: false, revision: 2 });
    expect(await publicStatus('hail-season')).toEqual([404, 404]);
  });

  it('means the version that is there when it names none, and no other post', async () => {
    const post = await created();
    await call(`PATCH /api/blog/posts/${post.id}`, { published: true, revision: 1 });
    expect((await call('DELETE /api/blog/posts/nowhere')).status).toBe(404);
    expect((await call(`DELETE /api/blog/posts/${post.id}`)).status).toBe(204);
  });

  it.each(['0', '-1', '1.5', 'x', ''])('refuses the version %j', async (revision) => {
    const post = await created();
    const answer = await call(`DELETE /api/blog/posts/${post.id}?revision=${revision}`);
    expect(fieldErrors(answer)).toEqual({ revision: 'Say which version this deletes' });
  });
});

describe('a picture in the text without a text of its own', () => {
  const missing = { content: 'Before.\n\n![](/uploads/a.webp)' };
  const refusal = {
    content: 'Say what each picture in the text shows, or mark it as decoration',
  };

  it('may stand in a draft, and is asked for before it is published', async () => {
    const draft = await created(missing);
    const { id, revision } = draft;
    for (const [name, sent] of [
      ['POST /api/blog/posts', body({ ...missing, slug: 'other', published: true })],
      [`PUT /api/blog/posts/${id}`, body({ ...missing, revision, published: true })],
      [`PATCH /api/blog/posts/${id}`, { revision, published: true }],
    ] as const) {
      const answer = await call(name, sent);
      expect(answer.status, name).toBe(422);
      expect(fieldErrors(answer), name).toEqual(refusal);
    }
    const named = { content: '![A roof](/uploads/a.webp)', revision, published: true };
    expect((await call(`PUT /api/blog/posts/${id}`, body(named))).status).toBe(200);
  });

  it.each([
    ['![](/uploads/a.webp "decorative")', true],
    ['`![](/uploads/a.webp)`', true],
    ['![  ](/uploads/a.webp)', false],
    ['![][a]\n\n[a]: /uploads/a.webp', false],
    ['<img src="/uploads/a.webp" role="presentation">', false],
  ])('%s: published %s', async (content, isPublished) => {
    const answer = await call('POST /api/blog/posts', body({ content, published: true }));
    expect(answer.status).toBe(isPublished ? 201 : 422);
  });
});

describe('DELETE /api/blog/posts/{post}', () => {
  it('removes the post from the list and from the site', async () => {
    const post = await created({ published: true });
    expect(await publicStatus('hail-season')).toEqual([200, 200]);
    expect((await call(`DELETE /api/blog/posts/${post.id}?revision=1`)).status).toBe(204);
    expect(await publicStatus('hail-season')).toEqual([404, 404]);
    expect((await call('GET /api/owner/posts')).json).toMatchObject({ data: [], total: 0 });
  });

  it('refuses an old version', async () => {
    const post = await created();
    await call(`PATCH /api/blog/posts/${post.id}`, { published: true, revision: 1 });
    const late = await call(`DELETE /api/blog/posts/${post.id}?revision=1`);
    expect(late).toMatchObject({ status: 409, json: { current: { revision: 2 } } });
    expect(await publicStatus('hail-season')).toEqual([200, 200]);
  });
});

describe('GET /api/owner/posts', () => {
  it('is paged newest first, with drafts and without text, also past a deleted post', async () => {
    for (const n of [1, 2, 3, 4, 5]) {
      now = new Date(NOW.getTime() + n);
      await created({ slug: `post-${n}`, title: `Post ${n}` });
    }
    const slugs = (answer: Awaited<ReturnType<typeof call>>) =>
      answer.json.data.map(({ slug }) => slug);
    const first = await call('GET /api/owner/posts?limit=2');
    expect(first.json.total).toBe(5);
    expect(slugs(first)).toEqual(['post-5', 'post-4']);
    expect(first.json.data[0]).not.toHaveProperty('content');
    const { id } = first.json.data[1] as { id: string };
    await call(`DELETE /api/blog/posts/${id}?revision=1`);
    const next = await call(`GET /api/owner/posts?limit=2&cursor=${first.json.nextCursor}`);
    expect(slugs(next)).toEqual(['post-3', 'post-2']);
    const last = await call(`GET /api/owner/posts?limit=2&cursor=${next.json.nextCursor}`);
    expect(slugs(last)).toEqual(['post-1']);
    expect(last.json.nextCursor).toBeNull();
    const searched = (words: string) => call(`GET /api/owner/posts?search=${words}`);
    expect(slugs(await searched('post-4'))).toEqual([]);
    expect(slugs(await searched('POST%20post-3'))).toEqual(['post-3']);
  });

  it('refuses a cursor of another list', async () => {
    expect((await call('GET /api/owner/posts?cursor=x')).status).toBe(422);
  });
});

describe('GET /api/owner/posts/{id}', () => {
  it('has every field, and featuredImage and publishedAt if set', async () => {
    const { id } = await created({
      featuredImage: 'https://images.example/a.jpg',
      published: true,
    });
    expect((await call(`GET /api/owner/posts/${id}`)).json).toEqual({
      ...body({ tags: ['hail', 'roof'], featuredImage: 'https://images.example/a.jpg' }),
      id,
      revision: 1,
      published: true,
      createdAt: NOW.toISOString(),
      publishedAt: NOW.toISOString(),
    });
    const draft = await created({ slug: 'draft' });
    expect((await call(`GET /api/owner/posts/${draft.id}`)).json).toEqual({
      ...body({ slug: 'draft', tags: ['hail', 'roof'] }),
      id: draft.id,
      revision: 1,
      published: false,
      createdAt: NOW.toISOString(),
    });
  });
});

describe('POST /api/blog/preview', () => {
  it('equals the published article', async () => {
    const { content } = await created({ published: true });
    const preview = await call('POST /api/blog/preview', { content });
    const article = await api.send('GET /api/blog/posts/hail-season');
    const { contentHtml, readingMinutes } = article.json as unknown as Record<string, unknown>;
    expect(preview.json).toEqual({ contentHtml, readingMinutes });
  });
});
