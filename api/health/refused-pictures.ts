import { PictureRefusal } from '#api/pictures/picture-refusal.ts';
import { pictures } from '#api/pictures/pictures.ts';
import type { Store } from '#api/store/store.ts';
import { readUpload } from '#api/uploads/read-upload.ts';
import { picturesOf } from '#domain/business/business-pictures.ts';

/** By address: undefined for a picture that can be used. The content at an address never changes. */
let known = new Map<string, string | undefined>();

/** A sentence about each picture of the business that was stored by an earlier version and cannot be used. */
export async function refusedPictures(
  store: Pick<Store, 'readBusiness' | 'uploads'>,
): Promise<string[]> {
  const now = new Map<string, string | undefined>();
  const sentences: string[] = [];
  for (const [path, { src }] of picturesOf(await store.readBusiness())) {
    const refusal = known.has(src) ? known.get(src) : await refusalOf(store, src);
    now.set(src, refusal);
    if (refusal) sentences.push(`The ${nameOf(path)} is not shown: ${refusal}. Upload it again.`);
  }
  known = now;
  return sentences;
}

const nameOf = (path: string) =>
  path === 'brand.logo' ? 'logo' : path.startsWith('brand') ? 'photograph' : 'portrait';

async function refusalOf(store: Pick<Store, 'uploads'>, src: string): Promise<string | undefined> {
  const bytes = await readUpload(store, src);
  if (!bytes) return undefined;
  return pictures.check(bytes).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof PictureRefusal) return error.message;
      throw error;
    },
  );
}
