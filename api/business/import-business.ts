import type { Change } from '#api/store/resources/business.ts';
import type { Store } from '#api/store/store.ts';
import type { BusinessFile } from '#domain/business/business-file.schema.ts';
import { businessChanges } from '#domain/business/business-file-changes.ts';
import { textsOfFile } from '#domain/content/client-voices.ts';
import { encodePictures, withoutMissingPictures, withStoredLogo } from './business-pictures.ts';
import { readBusinessFile } from './read-business-file.ts';

type ImportStore = Pick<Store, 'readBusiness' | 'priceLists' | 'uploads' | 'importBusiness'>;

/**
 * What an import of `given` would change, the paths of the pictures that it leaves out, and `save`, which makes it.
 * Rejects with `validation_failed` for a picture that cannot be used.
 */
export async function prepareImport(store: ImportStore, given: BusinessFile) {
  const before = await readBusinessFile(store);
  const { file: shown, missing } = await withoutMissingPictures(store, {
    ...given,
    texts: textsOfFile(given.texts, before.texts),
  });
  const { file, encoded } = await encodePictures(store, shown);
  return {
    changes: businessChanges(before, file),
    missing,
    async save(change: Change): Promise<void> {
      for (const { bytes, kind } of encoded) await store.uploads.add(bytes, kind);
      const brand = await withStoredLogo(store, file.brand);
      await store.importBusiness({ ...file, brand }, change);
    },
  };
}
