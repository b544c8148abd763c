import { readingMinutes } from '#domain/blog/blog.ts';
import type { Post, PostDetail, PostSummary } from '#domain/blog/post.schema.ts';
import { renderMarkdown } from './render-markdown.ts';

/** What everybody may see of a published post in a list. */
export function presentPostSummary(post: Post): PostSummary {
  const { content, published: _published, sample: _sample, ...summary } = post;
  return { ...summary, readingMinutes: readingMinutes(content) };
}

/** The same with the text, as it was written and as it is shown. */
export function presentPost(post: Post): PostDetail {
  return {
    ...presentPostSummary(post),
    content: post.content,
    contentHtml: htmlOf(post),
  };
}

/** Kept posts are never changed, only replaced. */
const rendered = new WeakMap<Post, string>();

function htmlOf(post: Post): string {
  const known = rendered.get(post);
  if (known !== undefined) return known;
  const html = renderMarkdown(post.content);
  rendered.set(post, html);
  return html;
}
