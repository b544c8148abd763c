import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { problem, serveApi } from '#admin/testing/serve-api.ts';
import type { Post } from '#domain/blog/post.schema.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { BlogScreen } from './blog-screen.tsx';

const post = (slug: string, changes: Partial<Post> = {}): Post => ({
  id: slug,
  revision: 1,
  slug,
  title: slug,
  excerpt: 'In short.',
  content: 'Text',
  category: 'foundations',
  tags: [],
  metaTitle: '',
  metaDescription: '',
  published: true,
  createdAt: '2026-11-20T15:00:00.000Z',
  ...changes,
});
const spanish = { locale: 'es', translationOf: 'clay' } as const;

let served: ReturnType<typeof serveApi>;

/** The list of posts, of which a page has two. */
function serve(posts: readonly Post[]) {
  served = serveApi({
    'GET /api/owner/posts': ({ query }) => {
      const start = Number(query['cursor'] ?? 0);
      const next = start + 2 < posts.length ? String(start + 2) : null;
      const data = posts.slice(start, start + 2);
      return { data, total: posts.length, start, previousCursor: null, nextCursor: next };
    },
    'GET /api/owner/posts/:id': ({ params }) =>
      posts.find(({ id }) => id === params['id']) ?? new Response(null, { status: 404 }),
    'POST /api/blog/preview': () => ({ contentHtml: '<p>Text</p>', readingMinutes: 1 }),
    'PUT /api/blog/posts/:post': () => post('arcilla', { ...spanish }),
  });
}

const language = page.getByLabelText('Language');
const original = page.getByLabelText('Translation of (optional)');
const options = () => [...original.element().querySelectorAll('option')].map((one) => one.text);

/** Waits until the article is saved; returns what was sent. */
async function save() {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  return served.changes().find(({ call }) => call === 'PUT /api/blog/posts/arcilla')?.body;
}

it('lists an article with its language and its address in it', async () => {
  serve([post('arcilla', spanish), post('clay')]);
  const { host } = renderInAdmin(<BlogScreen />, { path: '/blog' });
  const card = page.getByRole('article', { name: 'arcilla' });
  await expect.element(card.getByText('Spanish')).toBeVisible();
  await expect
    .element(card.getByRole('link', { name: 'View arcilla on the site' }))
    .toHaveAttribute('href', '/es/blog/arcilla');
  expect(page.getByRole('article', { name: 'clay' }).getByText('Spanish').query()).toBeNull();
  await expectAccessible(host);
});

it('offers the articles in English that have no translation', async () => {
  serve([
    post('clay'),
    post('hail'),
    post('moho', { locale: 'es' }),
    post('granizo', { locale: 'es', translationOf: 'hail' }),
    post('pools'),
    post('arcilla', spanish),
  ]);
  renderInAdmin(<BlogScreen />, { path: '/blog?edit=arcilla' });
  await expect.element(language).toHaveValue('es');
  await expect.element(original).toHaveValue('clay');
  expect(options()).toEqual(['No other article', 'clay', 'pools']);
  await expect.element(page.getByLabelText('Excerpt')).toHaveAttribute('lang', 'es');
  await expect.element(page.getByText('The address: /es/blog/arcilla')).toBeVisible();
  await original.selectOptions('pools');
  expect(await save()).toMatchObject({ locale: 'es', translationOf: 'pools' });
});

it('an article in English translates none', async () => {
  serve([post('clay'), post('arcilla', spanish)]);
  renderInAdmin(<BlogScreen />, { path: '/blog?edit=arcilla' });
  await expect.element(original).toBeVisible();
  await language.selectOptions('en');
  expect(original.query()).toBeNull();
  expect(await save()).toMatchObject({ locale: 'en', translationOf: '' });
});

it('says that the article which was translated is gone', async () => {
  serve([post('hail'), post('arcilla', spanish)]);
  renderInAdmin(<BlogScreen />, { path: '/blog?edit=arcilla' });
  await expect.element(original).toHaveValue('clay');
  expect(options()).toEqual(['No other article', 'A deleted article', 'hail']);
  await expect
    .element(page.getByText(/^The article that this translates is no longer there/))
    .toBeVisible();
});

it('keeps what is translated while the other articles cannot be loaded', async () => {
  serve([post('arcilla', spanish)]);
  served.answers['GET /api/owner/posts'] = () => problem({ code: 'internal', status: 500 });
  renderInAdmin(<BlogScreen />, { path: '/blog?edit=arcilla' });
  await expect.element(page.getByText(/couldn’t be loaded. What this translates/)).toBeVisible();
  expect(await save()).toMatchObject({ translationOf: 'clay' });
});
