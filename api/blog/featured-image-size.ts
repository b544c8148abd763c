import type { Store } from '#api/store/store.ts';
import { pictureSize } from '#api/uploads/picture.ts';
import type { ImageSize, Post } from '#domain/blog/post.schema.ts';

const UPLOADS = '/uploads/';

/** Sizes by name. A name is a hash of the content; damaged files are read again. */
const sizes = new Map<string, ImageSize>();

/**
 * Width and height of an article's featured picture. Undefined without one, for a damaged one, and
 * for one on another site, which the server must not be made to fetch.
 */
export async function featuredImageSize(
  store: Store,
  { featuredImage = '' }: Post,
): Promise<ImageSize | undefined> {
  if (!featuredImage.startsWith(UPLOADS)) return undefined;
  const name = featuredImage.slice(UPLOADS.length);
  const known = sizes.get(name);
  if (known) return known;
  const picture = await store.uploads.find(name);
  const size = picture && (await pictureSize(await picture.read()));
  if (size) sizes.set(name, size);
  return size;
}
