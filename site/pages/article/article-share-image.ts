import { localeOfPost } from '#domain/blog/languages.ts';
import type { PostDetail } from '#domain/blog/post.schema.ts';
import { drawnShareImage, type ShareImage } from '#site/meta/share-image.ts';

/** Sites that preview links do not render SVG. */
const drawing = /\.svg(\?|$)/i;

/** The article's own picture, else one with its title. */
export function articleShareImage(post: PostDetail): ShareImage {
  const { featuredImage = '', featuredImageSize, featuredImageAlt, slug, title } = post;
  const isElsewhere = featuredImage.startsWith('https:') && URL.canParse(featuredImage);
  if ((featuredImageSize || isElsewhere) && !drawing.test(featuredImage)) {
    return { address: featuredImage, ...featuredImageSize, alt: featuredImageAlt ?? title };
  }
  return drawnShareImage(`/blog/${slug}`, localeOfPost(post));
}
