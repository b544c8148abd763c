import { isDeepStrictEqual } from 'node:util';
import type { BusinessFile } from '#domain/business/business-file.schema.ts';
import {
  type BusinessVersion,
  type RecordName,
  withVersion,
} from '#domain/business/business-version.ts';
import {
  type PriceList,
  type PublishedPriceList,
  unpublished,
} from '#domain/business/price-list.schema.ts';
import type { StoredBrand, StoredProfile, StoredTexts } from '#domain/business/stored-records.ts';
import { kinds } from '../records/kinds.ts';
import type { AllRecords, RecordStore } from '../records/records.ts';
import { replaceValue } from '../records/replace-value.ts';
import type { Saved } from '../versioned-records.ts';

interface StoredRecords {
  profile: StoredProfile;
  brand: StoredBrand;
  texts: StoredTexts;
}

/** Who changes a record, and when. */
export interface Change {
  at: Date;
  by: string;
}

/** The records of the business: profile, brand and texts with their history, and the price lists. */
export interface BusinessStore {
  readBusiness(): Promise<StoredRecords>;
  /** Stores `next` as the version after its `revision`, and the version before in the history. */
  changeBusiness<N extends RecordName>(
    name: N,
    next: StoredRecords[N],
    change: Change,
  ): Promise<Saved<StoredRecords[N]>>;
  /** Versions that were replaced, oldest first. */
  businessHistory(): Promise<readonly BusinessVersion[]>;
  /** Every published list, oldest first; never empty. */
  priceLists(): Promise<readonly PublishedPriceList[]>;
  /** Appends `list` as the one after its `revision`, which must be the newest. */
  publishPriceList(list: PriceList, change: Change): Promise<Saved<PublishedPriceList>>;
  /** Replaces all four, whatever their versions; an equal price list is not published again. */
  importBusiness(file: BusinessFile, change: Change): Promise<void>;
}

const keys = {
  profile: 'businessProfile',
  brand: 'businessBrand',
  texts: 'businessTexts',
} as const satisfies Record<RecordName, keyof AllRecords>;

export function businessStore(records: RecordStore): BusinessStore {
  const readBusiness = async (from: AllRecords = records): Promise<StoredRecords> => {
    const [profile, brand, texts] = await Promise.all([
      from.businessProfile.read(),
      from.businessBrand.read(),
      from.businessTexts.read(),
    ]);
    return { profile, brand, texts };
  };

  return {
    readBusiness: () => readBusiness(),
    changeBusiness: (name, next, change) =>
      records.together([keys[name], 'businessHistory'], (locked) =>
        replaceRecord(locked, name, next, change),
      ),
    businessHistory: () => records.businessHistory.read(),
    priceLists: () => records.priceLists.read(),
    publishPriceList: (list, change) => publish(records, list, change),
    importBusiness: (file, change) =>
      records.together(
        [...Object.values(keys), 'priceLists', 'businessHistory'],
        async (locked) => {
          const stored = await readBusiness(locked);
          const lists = await locked.priceLists.read();
          const newest = unpublished(lists.at(-1) as PublishedPriceList);
          for (const name of ['texts', 'brand', 'profile'] as const) {
            const next = { ...file[name], revision: stored[name].revision };
            if (isDeepStrictEqual(next, stored[name])) continue;
            await replaceRecord(locked, name, next as StoredRecords[typeof name], change);
          }
          const prices = { ...file.prices, revision: newest.revision };
          if (!isDeepStrictEqual(prices, newest)) await publish(locked, prices, change);
        },
      ),
  };
}

/** Stores `next` as the version after its `revision`, and the one before in the history, both of which `locked` has. */
export async function replaceRecord<N extends RecordName>(
  locked: AllRecords,
  name: N,
  next: StoredRecords[N],
  { at, by }: Change,
): Promise<Saved<StoredRecords[N]>> {
  const key = keys[name];
  const { revision, ...value } = (await locked[key].read()) as StoredRecords[RecordName];
  // One kind for each name, which the compiler cannot follow.
  const saved = (await replaceValue(
    kinds[key] as typeof kinds.businessProfile,
    locked[key] as AllRecords['businessProfile'],
    next as StoredProfile,
  )) as Saved<StoredRecords[N]>;
  if (saved.outcome !== 'saved') return saved;
  const version = { record: name, revision, replacedAt: at.toISOString(), replacedBy: by, value };
  await locked.businessHistory.change((versions) => ({
    next: withVersion(versions, version),
    result: undefined,
  }));
  return saved;
}

async function publish(
  { priceLists }: Pick<AllRecords, 'priceLists'>,
  list: PriceList,
  { at, by }: Change,
): Promise<Saved<PublishedPriceList>> {
  const published = {
    ...list,
    revision: list.revision + 1,
    publishedAt: at.toISOString(),
    publishedBy: by,
  };
  const [added] = kinds.priceLists.check([published]) as [PublishedPriceList];
  return priceLists.change<Saved<PublishedPriceList>>((lists) => {
    const newest = lists.at(-1);
    return newest && newest.revision !== list.revision
      ? { next: lists, result: { outcome: 'outdated', current: newest } }
      : { next: [...lists, added], result: { outcome: 'saved', record: added } };
  });
}
