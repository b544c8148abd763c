import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import type { PromotionsResponse } from '#domain/promotions/promotion.ts';

/** Milliseconds, as for every other call. */
const TIMEOUT = 20_000;

/**
 * The promotions that are shown today. Rejects without an answer of 2xx; whoever calls it then shows no offer. Not by
 * `callApi`, which would double what a page with nothing but the offers loads.
 */
export async function fetchPromotions(base: string, locale: Locale): Promise<PromotionsResponse> {
  const query = locale === defaultLocale ? '' : `?locale=${locale}`;
  const signal = AbortSignal.timeout(TIMEOUT);
  const answer = await fetch(`${base}/api/promotions${query}`, { signal });
  if (!answer.ok) throw new Error(`The offers answered ${answer.status}`);
  return answer.json();
}
