import { readingMinutes } from '#domain/blog/blog.ts';
import type { Post, PostDetail, PostSummary } from '#domain/blog/post.schema.ts';
import { renderMarkdown } from './render-markdown.ts';

/** What everybody may see of a published post in a list. */
export function presentPostSummary(post: Post): PostSummary {
  const { content: _content, published: _published, sample: _sample, ...summary } = post;
  return { ...summary, readingMinutes: minutesOf(post) };
}

/** The same with the text, as it was written and as it is shown. */
export function presentPost(post: Post): PostDetail {
  return {
    ...presentPostSummary(post),
    content: post.content,
    contentHtml: htmlOf(post),
  };
}

const htmlOf = onceForEachPost((post) => renderMarkdown(post.content));
const minutesOf = onceForEachPost((post) => readingMinutes(post.content));

/** Kept posts are never changed, only replaced: what was worked out of one stays true. */
function onceForEachPost<Value extends string | number>(work: (post: Post) => Value) {
  const known = new WeakMap<Post, Value>();
  return (post: Post): Value => {
    const value = known.get(post) ?? work(post);
    known.set(post, value);
    return value;
  };
}
