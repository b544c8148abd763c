import type { PromotionsResponse } from '#domain/promotions/promotion.ts';
import { callApi } from './call-api.ts';

/** The promotions that are shown today. */
export const fetchPromotions = (base: string) => callApi<PromotionsResponse>(base, 'promotions');
