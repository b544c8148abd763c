import type { Store } from '#api/store/store.ts';
import type { BusinessFile } from '#domain/business/business-file.schema.ts';
import { type PublishedPriceList, unpublished } from '#domain/business/price-list.schema.ts';
import { readPictures } from './business-pictures.ts';

/** The business of a store as a file with its pictures. */
export async function exportBusiness(
  store: Pick<Store, 'readBusiness' | 'priceLists' | 'uploads'>,
): Promise<BusinessFile> {
  const file = await readBusinessFile(store);
  const pictures = await readPictures(store, file);
  return Object.keys(pictures).length > 0 ? { ...file, pictures } : file;
}

/** The business of a store as a file, without pictures. */
export async function readBusinessFile(
  store: Pick<Store, 'readBusiness' | 'priceLists'>,
): Promise<BusinessFile> {
  const [records, lists] = await Promise.all([store.readBusiness(), store.priceLists()]);
  const { revision: _profile, ...profile } = records.profile;
  const { revision: _brand, ...brand } = records.brand;
  const { revision: _texts, ...texts } = records.texts;
  const { revision: _prices, ...prices } = unpublished(lists.at(-1) as PublishedPriceList);
  return { format: 'business', version: 1, profile, prices, brand, texts };
}
