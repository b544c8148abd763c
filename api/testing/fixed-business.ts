import type { CurrentBusiness } from '#api/business/current-business.ts';
import type { Business } from '#domain/business/business.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';

/** A business that never changes, for what needs no store. */
export const fixedBusiness = (business: Business = defaultBusiness): CurrentBusiness => ({
  current: () => business,
  latest: () => business,
  priceLists: () => [{ ...business.prices, publishedAt: '2020-01-01T00:00:00.000Z' }],
  renewed: async () => business,
});
