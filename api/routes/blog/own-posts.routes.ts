import { randomUUID } from 'node:crypto';
import { pageOfPosts } from '#api/blog/page-of-posts.ts';
import { renderMarkdown } from '#api/blog/render-markdown.ts';
import { nameTaken, savedOrProblem } from '#api/edits/saved-or-problem.ts';
import { versionOf } from '#api/edits/version-of.ts';
import { jsonBody, jsonBodyUpTo } from '#api/middleware/json-body.ts';
import { validBody, validQuery } from '#api/middleware/validate.ts';
import { ApiProblem } from '#api/problem/api-problem.ts';
import { listQuerySchema } from '#api/routes/list-query.schema.ts';
import type { ApiRouter, RouteParts } from '#api/routes/route-parts.ts';
import { readingMinutes } from '#domain/blog/blog.ts';
import type { Post, PostPreview } from '#domain/blog/post.schema.ts';
import {
  changedPostSchema,
  newPostSchema,
  previewSchema,
  publicationSchema,
} from '#domain/blog/post-form.schema.ts';
import { withPublication } from '#domain/blog/publication.ts';
import { revisionQuerySchema } from '#domain/edits/versioned.schema.ts';
import { presentOwnPost, presentOwnSummary } from './present-own-post.ts';

/** KB of JSON: an article may be long. */
const articleBody = jsonBodyUpTo(1024);

/** How the owner reads and writes the blog. */
export function ownPostsRoutes(router: ApiRouter, parts: RouteParts): void {
  const { store, clock, owner, ownOrigin, contentChanged } = parts;

  /** Throws `not_found`. */
  async function postOf(id: string | undefined): Promise<Post> {
    const post = await store.posts.find(id ?? '');
    if (!post) throw new ApiProblem('not_found');
    return post;
  }

  /** Keeps `post` as the version after its `revision`; the next visitor sees it. */
  async function replace(post: Post): Promise<Post> {
    const saved = savedOrProblem(await store.posts.replace(post), { present: presentOwnPost });
    contentChanged();
    return presentOwnPost(saved);
  }

  router.get(
    '/api/owner/posts',
    owner,
    validQuery(listQuerySchema, async (ctx, query) => {
      const page = pageOfPosts(await store.posts.all(), query);
      ctx.body = { ...page, data: page.data.map(presentOwnSummary) };
    }),
  );

  router.get('/api/owner/posts/:id', owner, async (ctx) => {
    ctx.body = presentOwnPost(await postOf(ctx.params['id']));
  });

  router.post(
    '/api/blog/posts',
    owner,
    ownOrigin,
    articleBody,
    validBody(newPostSchema, async (ctx, fields) => {
      const now = clock();
      const draft = { ...fields, id: randomUUID(), revision: 1, createdAt: now.toISOString() };
      const post = withPublication<Post>(draft, fields.published, now);
      if ((await store.posts.add(post)) === 'name_taken') throw nameTaken('slug');
      contentChanged();
      ctx.status = 201;
      ctx.body = presentOwnPost(post);
    }),
  );

  router.put(
    '/api/blog/posts/:id',
    owner,
    ownOrigin,
    articleBody,
    validBody(changedPostSchema, async (ctx, fields) => {
      // What the owner has edited is a sample no more.
      const { sample: _sample, ...kept } = await postOf(ctx.params['id']);
      const { revision = kept.revision } = fields;
      ctx.body = await replace(
        withPublication<Post>({ ...kept, ...fields, revision }, fields.published, clock()),
      );
    }),
  );

  router.patch(
    '/api/blog/posts/:id',
    owner,
    ownOrigin,
    jsonBody,
    validBody(publicationSchema, async (ctx, { published, revision }) => {
      const post = await postOf(ctx.params['id']);
      ctx.body = await replace(withPublication({ ...post, revision }, published, clock()));
    }),
  );

  router.delete(
    '/api/blog/posts/:id',
    owner,
    ownOrigin,
    validQuery(revisionQuerySchema, async (ctx, { revision }) => {
      const removed = await store.posts.remove(
        await versionOf(store.posts, ctx.params['id'], revision),
      );
      savedOrProblem(removed, { present: presentOwnPost });
      contentChanged();
      ctx.status = 204;
    }),
  );

  router.post(
    '/api/blog/preview',
    owner,
    ownOrigin,
    articleBody,
    validBody(previewSchema, (ctx, { content }) => {
      ctx.body = {
        contentHtml: renderMarkdown(content),
        readingMinutes: readingMinutes(content),
      } satisfies PostPreview;
    }),
  );
}
