import type { Values } from '#admin/edits/drafts.ts';
import type { OwnPostSummary, Post } from '#domain/blog/post.schema.ts';
import { callApi } from '#widgets/core/api/api-client.ts';
import { showToast } from '#widgets/page/toasts/toast-store.ts';
import { bodyOf } from './post-values.ts';

type Deed = 'create' | 'update' | 'delete';

/** Says how `call` ended, in the words of spec §8. */
async function told<T>(deed: Deed, call: Promise<T>): Promise<T> {
  try {
    const result = await call;
    showToast({ title: 'Success', description: `Blog post ${deed}d successfully` });
    return result;
  } catch (error) {
    showToast({ kind: 'destructive', title: 'Error', description: `Failed to ${deed} blog post` });
    throw error;
  }
}

const one = ({ id }: { id: string }) => `blog/posts/${id}`;

export const createPost = (values: Values) =>
  told('create', callApi<Post>('', 'blog/posts', { method: 'POST', json: bodyOf(values) }));

export const updatePost = (post: { id: string }, values: Values, revision: number | undefined) =>
  told(
    'update',
    callApi<Post>('', one(post), { method: 'PUT', json: { ...bodyOf(values), revision } }),
  );

/** Only the switch. */
export const publishPost = (post: OwnPostSummary, published: boolean) =>
  told(
    'update',
    callApi<Post>('', one(post), {
      method: 'PATCH',
      json: { published, revision: post.revision },
    }),
  );

export const deletePost = (post: OwnPostSummary) =>
  told(
    'delete',
    callApi<undefined>('', `${one(post)}?revision=${post.revision}`, { method: 'DELETE' }),
  );

export const readOwnPost = (path: string) => callApi<Post>('', path);
