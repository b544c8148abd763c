import type { ApiMiddleware } from '#api/http/api-context.ts';
import { ApiProblem } from '#api/http/api-problem.ts';
import { implement } from '#api/http/implement.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { validQuery } from '#api/http/validate.ts';
import { postQuerySchema } from '#domain/blog/post.schema.ts';
import { defaultLocale } from '#domain/locale/locale.ts';
import { blogOperations } from './blog.openapi.ts';
import { presentAdminPost } from './present-admin-post.ts';
import {
  readCategories,
  readNewSlug,
  readPopular,
  readPost,
  readPosts,
} from './published-posts.ts';

export function blogRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, articles, limits, owner, reads } = dependencies;

  /** Only the owner may list drafts. */
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
              presentAdminPost,
            );
    }),
  );

  implement(router, dependencies, blogOperations, {
    listPopularPosts: async ({ query: { locale = defaultLocale } }) =>
      await readPopular(store, locale),

    listCategories: async ({ query: { locale = defaultLocale } }) => await readCategories(locale),

    getPost: async ({ ctx, params }) => {
      const slug = params.post;
      const post = await readPost({ store, articles }, slug);
      if (!post) {
        const newSlug = await readNewSlug(store, slug);
        if (!newSlug) throw new ApiProblem('not_found');
        ctx.redirect(`/api/blog/posts/${newSlug}`);
        ctx.body = null;
        ctx.status = 301;
        return;
      }
      reads.count(post.slug, ctx.req);
      return post;
    },
  });
}
