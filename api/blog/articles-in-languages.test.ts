import { beforeEach, expect, it } from 'vitest';
import { fieldErrors } from '#api/testing/api-test.ts';
import { distForTest } from '#api/testing/dist-for-test.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import type { Post, PostDetail, PostSummary } from '#domain/blog/post.schema.ts';

const body = (slug: string, changes: Partial<Post> = {}) => ({
  title: slug,
  slug,
  excerpt: 'In short.',
  content: '[Prices](/pricing)',
  category: 'foundations',
  published: true,
  ...changes,
});

/** A site that has a page at every path. */
const everyPath = {
  'site/server/entry-server.js': `
    export const routes = () => ['/'];
    export const hasPage = () => true;
    export const render = async () => ({ status: 200, html: '' });`,
};

let owner: Awaited<ReturnType<typeof signedInOwner>>;

beforeEach(async () => {
  owner = await signedInOwner({ sampleContent: false, front: await distForTest(everyPath) });
});

const created = async (slug: string, changes?: Partial<Post>) => {
  const answer = await owner.call('POST /api/blog/posts', body(slug, changes));
  expect(answer.status).toBe(201);
  return answer.json as unknown as Post;
};
const listed = async (query: string) =>
  (
    (await owner.send(`GET /api/blog/posts?published=true${query}`))
      .json as unknown as PostSummary[]
  )
    .map(({ slug }) => slug)
    .sort();

it('lists the articles of the language that is asked for, with those that it has not yet', async () => {
  const clay = await created('clay');
  await created('hail');
  await created('arcilla', { locale: 'es', translationOf: clay.id });
  expect(await listed('')).toEqual(['clay', 'hail']);
  expect(await listed('&locale=en')).toEqual(['clay', 'hail']);
  expect(await listed('&locale=es')).toEqual(['arcilla', 'hail']);
  expect((await owner.send('GET /api/blog/posts?published=true&locale=fr')).status).toBe(422);
});

it('names the categories in the language', async () => {
  const first = async (query: string) =>
    (
      (await owner.send(`GET /api/blog/categories${query}`)).json as unknown as { name: string }[]
    )[0]?.name;
  expect(await first('')).toBe('Foundations');
  expect(await first('?locale=es')).toBe('Cimientos');
});

it('tells where an article is in the other language, and links within its own', async () => {
  const clay = await created('clay');
  await created('arcilla', { locale: 'es', translationOf: clay.id });
  const read = async (slug: string) =>
    (await owner.send(`GET /api/blog/posts/${slug}`)).json as unknown as PostDetail;
  const slugs = { en: 'clay', es: 'arcilla' };
  expect(await read('clay')).toMatchObject({
    slugs,
    contentHtml: expect.stringContaining('"/pricing"'),
  });
  const arcilla = await read('arcilla');
  expect(arcilla).toMatchObject({ slugs, contentHtml: expect.stringContaining('"/es/pricing"') });
  expect(arcilla).not.toHaveProperty('translationOf');
});

it('sends readers of a language to the article in it, for as long as that is published', async () => {
  const clay = await created('clay');
  const arcilla = await created('arcilla', { locale: 'es', translationOf: clay.id });
  const answerTo = async (path: string) => {
    const { status, headers } = await owner.send(`GET ${path}`);
    return [status, headers.get('Location')];
  };
  expect(await answerTo('/es/blog/clay?partner=joe')).toEqual([
    302,
    '/es/blog/arcilla?partner=joe',
  ]);
  expect(await answerTo('/blog/arcilla')).toEqual([302, '/blog/clay']);
  expect(await answerTo('/es/blog/arcilla')).toEqual([200, null]);
  expect(await answerTo('/blog/clay')).toEqual([200, null]);

  await owner.call(`PATCH /api/blog/posts/${arcilla.id}`, { published: false, revision: 1 });
  expect(await answerTo('/es/blog/clay')).toEqual([200, null]);
});

it('accepts as original only an article in English', async () => {
  const clay = await created('clay');
  const moho = await created('moho', { locale: 'es' });
  for (const changes of [
    { locale: 'es', translationOf: moho.id },
    { locale: 'es', translationOf: 'nobody' },
    { locale: 'en', translationOf: clay.id },
    { translationOf: clay.id },
  ] as const) {
    const answer = await owner.call('POST /api/blog/posts', body('new', changes));
    expect(fieldErrors(answer), JSON.stringify(changes)).toHaveProperty('translationOf');
  }
});

it('keeps the language of an article, and lets it be changed when its original is gone', async () => {
  const clay = await created('clay');
  const { id } = await created('arcilla', { locale: 'es', translationOf: clay.id });
  const change = (changes: Partial<Post>) =>
    owner.call(`PUT /api/blog/posts/${id}`, body('arcilla', changes));
  expect((await change({ title: 'La arcilla' })).json).toMatchObject({
    locale: 'es',
    translationOf: clay.id,
  });
  await owner.call(`DELETE /api/blog/posts/${clay.id}`);
  const kept = { locale: 'es', translationOf: clay.id } as const;
  expect((await change({ ...kept, title: 'El suelo' })).status).toBe(200);
  const { json } = await change({ ...kept, translationOf: '' });
  expect(json).toMatchObject({ locale: 'es' });
  expect(json).not.toHaveProperty('translationOf');
});

it('keeps an article with a translation in English, and a translation out of it', async () => {
  const clay = await created('clay');
  const { id } = await created('arcilla', { locale: 'es', translationOf: clay.id });
  const english = await owner.call(`PUT /api/blog/posts/${id}`, body('arcilla', { locale: 'en' }));
  expect(fieldErrors(english)).toHaveProperty('translationOf');
  const spanish = await owner.call(
    `PUT /api/blog/posts/${clay.id}`,
    body('clay', { locale: 'es' }),
  );
  expect(fieldErrors(spanish)).toHaveProperty('locale');
});
