import type { PriceList } from '#domain/business/price-list.schema.ts';
import { kinds } from '../records/kinds.ts';
import type { AllRecords } from '../records/records.ts';
import type { Saved } from '../versioned-records.ts';

export interface PriceListStore {
  priceLists: {
    /** Every published list, oldest first; never empty. */
    all(): Promise<readonly PriceList[]>;
    /** Appends `list` as the one after its `revision`, which must be the newest. */
    publish(list: PriceList): Promise<Saved<PriceList>>;
  };
}

export const priceListStore = ({ priceLists }: AllRecords): PriceListStore => ({
  priceLists: {
    all: () => priceLists.read(),
    async publish(list) {
      const [added] = kinds.priceLists.check([{ ...list, revision: list.revision + 1 }]) as [
        PriceList,
      ];
      return priceLists.change<Saved<PriceList>>((lists) => {
        const newest = lists.at(-1);
        return newest && newest.revision !== list.revision
          ? { next: lists, result: { outcome: 'outdated', current: newest } }
          : { next: [...lists, added], result: { outcome: 'saved', record: added } };
      });
    },
  },
});
