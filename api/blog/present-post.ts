import { readingMinutes } from '#domain/blog/blog.ts';
import type { Post, PostDetail, PostSummary } from '#domain/blog/post.schema.ts';

/** A published post in a public list. */
export function presentPostSummary(post: Post): PostSummary {
  const {
    content: _content,
    formerSlugs: _formerSlugs,
    published: _published,
    revision: _revision,
    sample: _sample,
    ...summary
  } = post;
  return { ...summary, readingMinutes: minutesOf(post) };
}

/** A published post with its text as Markdown and as HTML. */
export const presentPost = (
  post: Post,
  rendered: Pick<PostDetail, 'contentHtml' | 'featuredImageSize'>,
): PostDetail => ({ ...presentPostSummary(post), content: post.content, ...rendered });

const knownMinutes = new WeakMap<Post, number>();

/** Stored posts are immutable, so a derived value stays valid for each object. */
function minutesOf(post: Post): number {
  const minutes = knownMinutes.get(post) ?? readingMinutes(post.content);
  knownMinutes.set(post, minutes);
  return minutes;
}
