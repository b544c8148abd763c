import { randomUUID } from 'node:crypto';
import { ApiProblem } from '#api/http/api-problem.ts';
import { deleteRecord } from '#api/http/delete-record.ts';
import { implement } from '#api/http/implement.ts';
import { jsonBodyUpTo } from '#api/http/json-body.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { nameTaken, savedOrProblem } from '#api/http/saved-or-problem.ts';
import { validBody } from '#api/http/validate.ts';
import { readingMinutes } from '#domain/blog/blog.ts';
import { localeOfPost } from '#domain/blog/languages.ts';
import type { Post, PostPreview } from '#domain/blog/post.schema.ts';
import { changedPostSchema, newPostSchema, previewSchema } from '#domain/blog/post-form.schema.ts';
import { withPublication } from '#domain/blog/publication.ts';
import { withSlug } from '#domain/blog/renaming.ts';
import { adminPostsOperations } from './admin-posts.openapi.ts';
import { paginatePosts } from './paginate-posts.ts';
import { presentAdminPost, presentAdminPostSummary } from './present-admin-post.ts';
import { requireOriginal } from './require-original.ts';
import { requirePictureTexts } from './require-picture-texts.ts';

/** 1024 KB: an article may be long. */
const articleBody = jsonBodyUpTo(1024);

/** The blog for the owner: drafts, edits, publication, preview. */
export function adminPostsRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, articles, clock, owner, ownOrigin } = dependencies;

  /** Throws `not_found`. */
  async function requirePost(id: string | undefined): Promise<Post> {
    const post = await store.posts.find(id ?? '');
    if (!post) throw new ApiProblem('not_found');
    return post;
  }

  /** Saves `post` as the version after its `revision`. */
  async function replace(post: Post, html?: string): Promise<Post> {
    const saved = savedOrProblem(await store.posts.replace(post), { present: presentAdminPost });
    if (html !== undefined) articles.remember(saved, html);
    return presentAdminPost(saved);
  }

  implement(router, dependencies, adminPostsOperations, {
    listOwnPosts: async ({ query }) => {
      const page = paginatePosts(await store.posts.all(), query);
      return { ...page, data: page.data.map(presentAdminPostSummary) };
    },

    getOwnPost: async ({ params }) => presentAdminPost(await requirePost(params.id)),

    publishPost: async ({ params, body: { published, revision } }) => {
      const post = await requirePost(params.post);
      // A text of an earlier version may be impossible to render; it can still be unpublished.
      const html = published ? await articles.accept(post.content) : undefined;
      if (html !== undefined) requirePictureTexts(html);
      return await replace(withPublication({ ...post, revision }, published, clock()), html);
    },

    deletePost: ({ params, query }) =>
      deleteRecord(store.posts, { id: params.post, revision: query.revision }, presentAdminPost),
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
      await requireOriginal(store, post);
      const html = await articles.accept(post.content);
      if (post.published) requirePictureTexts(html);
      if ((await store.posts.add(post)) === 'name_taken') throw nameTaken('slug');
      ctx.status = 201;
      ctx.body = presentAdminPost(post);
    }),
  );

  router.put(
    '/api/blog/posts/:post',
    owner,
    ownOrigin,
    articleBody,
    validBody(changedPostSchema, async (ctx, fields) => {
      // An edited sample is no longer a sample.
      const { sample: _sample, ...stored } = await requirePost(ctx.params['post']);
      const { revision = stored.revision } = fields;
      const now = clock();
      const named = withSlug<Post>(stored, fields.slug);
      const changed = { ...named, ...fields, revision, updatedAt: now.toISOString() };
      // An original that was deleted since does not hinder other changes.
      if (
        changed.translationOf !== stored.translationOf ||
        localeOfPost(changed) !== localeOfPost(stored)
      ) {
        await requireOriginal(store, changed);
      }
      const html = await articles.accept(fields.content);
      if (fields.published) requirePictureTexts(html);
      ctx.body = await replace(withPublication<Post>(changed, fields.published, now), html);
    }),
  );

  router.post(
    '/api/blog/preview',
    owner,
    ownOrigin,
    articleBody,
    validBody(previewSchema, async (ctx, { content }) => {
      ctx.body = {
        contentHtml: await articles.accept(content),
        readingMinutes: readingMinutes(content),
      } satisfies PostPreview;
    }),
  );
}
