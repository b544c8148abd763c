import type { Values } from '#admin/forms/drafts.ts';
import { fetchListPage, type ListPage } from '#admin/lists/list-calls.ts';
import { send } from '#client/send.ts';
import type { AdminPostSummary } from '#domain/blog/post.schema.ts';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { bodyOf } from './post-values.ts';

type Action = 'create' | 'update' | 'delete';

/** Shows the result of `call` as a toast (spec §8). */
async function withToast<T>(action: Action, call: Promise<T>): Promise<T> {
  try {
    const result = await call;
    showToast({ title: 'Success', description: `Blog post ${action}d successfully` });
    return result;
  } catch (error) {
    showToast({
      kind: 'destructive',
      title: 'Error',
      description: `Failed to ${action} blog post`,
    });
    throw error;
  }
}

export const createPost = (values: Values) =>
  withToast('create', send('POST /api/blog/posts', { json: bodyOf(values) }));

export const updatePost = (post: { id: string }, values: Values, revision: number | undefined) =>
  withToast(
    'update',
    send('PUT /api/blog/posts/:post', {
      params: { post: post.id },
      json: { ...bodyOf(values), revision },
    }),
  );

/** Changes only whether the post is published. */
export const publishPost = (post: AdminPostSummary, published: boolean) =>
  withToast(
    'update',
    send('PATCH /api/blog/posts/:post', {
      params: { post: post.id },
      json: { published, revision: post.revision },
    }),
  );

export const deletePost = (post: AdminPostSummary) =>
  withToast(
    'delete',
    send('DELETE /api/blog/posts/:post', {
      params: { post: post.id },
      query: { revision: post.revision },
    }),
  );

/** Every post, newest first. */
export async function fetchEveryPost(): Promise<AdminPostSummary[]> {
  const posts: AdminPostSummary[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query = { limit: 100, cursor };
    const page: ListPage<AdminPostSummary> = await fetchListPage('GET /api/owner/posts', query);
    posts.push(...page.data);
    cursor = page.nextCursor;
  }
  return posts;
}
