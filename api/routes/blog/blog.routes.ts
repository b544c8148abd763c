import type { ApiMiddleware } from '#api/api-context.ts';
import { readCategories, readPopular, readPost, readPosts } from '#api/blog/blog-reads.ts';
import { validQuery } from '#api/middleware/validate.ts';
import { ApiProblem } from '#api/problem/api-problem.ts';
import type { ApiRouter, RouteParts } from '#api/routes/route-parts.ts';
import { postQuerySchema } from '#domain/blog/post.schema.ts';
import { presentOwnPost } from './present-own-post.ts';

export function blogRoutes(router: ApiRouter, parts: RouteParts): void {
  const { store, limits, owner, reads } = parts;

  /** Drafts are the owner's; everybody else asks for what is published. */
  const ownerUnlessPublished: ApiMiddleware = (ctx, next) =>
    ctx.query['published'] === 'true' ? next() : owner(ctx, next);

  router.get(
    '/api/blog/posts',
    limits.slots,
    ownerUnlessPublished,
    validQuery(postQuerySchema, async (ctx, { published, ...filter }) => {
      ctx.body =
        published === 'true'
          ? await readPosts(store, filter)
          : (await store.listPosts({ ...filter, ...(published && { published: false }) })).map(
              presentOwnPost,
            );
    }),
  );

  router.get('/api/blog/popular', limits.slots, async (ctx) => {
    ctx.body = await readPopular(store);
  });

  router.get('/api/blog/categories', limits.slots, async (ctx) => {
    ctx.body = await readCategories();
  });

  router.get('/api/blog/posts/:slug', limits.slots, async (ctx) => {
    const post = await readPost(store, ctx.params['slug'] ?? '');
    if (!post) throw new ApiProblem('not_found');
    reads.count(post.slug, ctx.headers['user-agent']);
    ctx.body = post;
  });
}
