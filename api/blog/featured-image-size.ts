import { unlessRefused } from '#api/pictures/picture-refusal.ts';
import { pictures } from '#api/pictures/pictures.ts';
import { PicturesBusyError } from '#api/pictures/pictures-busy-error.ts';
import type { Store } from '#api/store/store.ts';
import { isStoreUnavailable } from '#api/store/store-unavailable-error.ts';
import type { ImageSize, Post } from '#domain/blog/post.schema.ts';

const UPLOADS = '/uploads/';

/** Sizes by name. A name is a hash of the content; damaged files are read again. */
const sizes = new Map<string, ImageSize>();

/**
 * Width and height of an article's featured picture. Undefined without one, for a damaged one, for
 * one that cannot be read right now, and for one on another site, which the server must not be made to fetch.
 */
export async function featuredImageSize(
  store: Store,
  { featuredImage = '' }: Post,
): Promise<ImageSize | undefined> {
  if (!featuredImage.startsWith(UPLOADS)) return undefined;
  const name = featuredImage.slice(UPLOADS.length);
  const known = sizes.get(name);
  if (known) return known;
  const size = await sizeOf(store, name).catch((error: unknown) => {
    // A page is shown also while the bucket of its pictures is away, and while too many are drawn.
    if (!isStoreUnavailable(error) && !(error instanceof PicturesBusyError)) throw error;
    return undefined;
  });
  if (size) sizes.set(name, size);
  return size;
}

async function sizeOf(store: Store, name: string): Promise<ImageSize | undefined> {
  const picture = await store.uploads.find(name);
  return picture && unlessRefused(pictures.size(await picture.read()));
}
