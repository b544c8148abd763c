import { send } from '#client/send.ts';
import type { AnswerTo } from '#contract/contract.ts';
import type { PriceList, PublishedPriceList } from '#domain/business/price-list.schema.ts';

/** Every published list, newest first, and the revision of the one that visitors see. */
export type PriceLists = AnswerTo<'GET /api/business/price-lists'>;

/** Publishes `list` as the one after `revision`. */
export const publishPrices = (list: PriceList, revision: number | undefined) =>
  // Without `check`, the answer is the published list.
  send('POST /api/business/price-lists', {
    json: { ...list, revision },
  }) as Promise<PublishedPriceList>;
