import type { Versioned } from '#domain/records/versioned.schema.ts';
import type { ListKind, ValueKind } from '../records/kind.ts';
import { type ContentOf, type KindKey, kinds, type ListedOf } from '../records/kinds.ts';
import type { AllRecords, ListedRecords, Records } from '../records/records.ts';
import { replaceValue } from '../records/replace-value.ts';
import { versionedList } from '../records/versioned-list.ts';
import type { VersionedRecords, VersionedValue } from '../versioned-records.ts';

type VersionedKey = {
  [K in KindKey]: (typeof kinds)[K] extends { isVersioned: true } ? K : never;
}[KindKey];

type VersionedOf<K extends KindKey> = [ListedOf<K>] extends [never]
  ? VersionedValue<ContentOf<K>>
  : ListedOf<K> extends infer T extends Versioned
    ? VersionedRecords<T>
    : never;

/** All that the owner edits, such as `store.posts` and `store.availability`. */
export type VersionedStore = { readonly [K in VersionedKey]: VersionedOf<K> };

interface Revised {
  revision: number;
}

export function versionedStore(records: AllRecords): VersionedStore {
  const kindsByKey = Object.entries(kinds).filter(([, kind]) => 'isVersioned' in kind);
  const stores = kindsByKey.map(([key, kind]) => {
    const stored: unknown = records[key as KindKey];
    if ('idOf' in kind) {
      const list = versionedList(kind as ListKind<Versioned>, stored as ListedRecords<Versioned>);
      return [key, list];
    }
    const value = stored as Records<Revised>;
    return [
      key,
      {
        read: () => value.read(),
        replace: (next: Revised) => replaceValue(kind as ValueKind<Revised>, value, next),
      },
    ];
  });
  return Object.fromEntries(stores) as VersionedStore;
}
