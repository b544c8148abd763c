import { expect, it } from 'vitest';
import { apiForTest } from '#api/testing/api-test.ts';

const listed = [
  'id',
  'slug',
  'title',
  'excerpt',
  'category',
  'tags',
  'featuredImage',
  'createdAt',
  'publishedAt',
  'metaTitle',
  'metaDescription',
];

/** The answer of a new installation. */
async function read(path: string): Promise<unknown> {
  const api = await apiForTest();
  return (await api.send(`GET /api/blog/${path}`)).json;
}

it.each(['posts?published=true', 'popular'])('has every field of a post in %s', async (path) => {
  const posts = (await read(path)) as Record<string, unknown>[];
  expect(posts.length).toBeGreaterThanOrEqual(5);
  for (const post of posts) {
    for (const field of listed) expect(post[field], field).toBeTruthy();
  }
});

it('has the text of a single post', async () => {
  const post = (await read('posts/hail-and-your-roof')) as Record<string, unknown>;
  for (const field of [...listed, 'content']) expect(post[field], field).toBeTruthy();
});

it('has name, slug and id of each category', async () => {
  const categories = (await read('categories')) as Record<string, unknown>[];
  for (const category of categories) {
    expect(category).toEqual({
      id: expect.any(String),
      name: expect.any(String),
      slug: expect.stringMatching(/^[a-z-]+$/),
    });
  }
});
