import { thousands } from '#domain/quote/dollars.ts';

/** '1,204 requests', '1 request'. */
export const countText = (count: number, [singular, plural]: readonly [string, string]): string =>
  `${thousands(count)} ${count === 1 ? singular : plural}`;
