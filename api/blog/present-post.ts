import { readingMinutes } from '#domain/blog/blog.ts';
import { localeOfPost, slugsOf } from '#domain/blog/languages.ts';
import { linksIn } from '#domain/blog/links-in.ts';
import type { Post, PostDetail, PostSummary } from '#domain/blog/post.schema.ts';

/** A published post in a public list; `posts` are those that may translate it. */
export function presentPostSummary(post: Post, posts: readonly Post[]): PostSummary {
  const {
    content: _content,
    formerSlugs: _formerSlugs,
    published: _published,
    revision: _revision,
    sample: _sample,
    translationOf: _translationOf,
    ...summary
  } = post;
  const slugs = slugsOf(post, posts);
  return {
    ...summary,
    readingMinutes: minutesOf(post),
    ...(Object.keys(slugs).length > 1 && { slugs }),
  };
}

/** A published post with its text as Markdown and as HTML. */
export const presentPost = (
  post: Post,
  posts: readonly Post[],
  rendered: Pick<PostDetail, 'contentHtml' | 'featuredImageSize'>,
): PostDetail => ({
  ...presentPostSummary(post, posts),
  content: post.content,
  ...rendered,
  contentHtml: linksIn(localeOfPost(post), rendered.contentHtml),
});

const knownMinutes = new WeakMap<Post, number>();

/** Stored posts are immutable, so a derived value stays valid for each object. */
function minutesOf(post: Post): number {
  const minutes = knownMinutes.get(post) ?? readingMinutes(post.content);
  knownMinutes.set(post, minutes);
  return minutes;
}
