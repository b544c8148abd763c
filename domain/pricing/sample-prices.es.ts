import type { words as en } from './sample-prices.en.ts';

export const words = { from: (price) => `Desde ${price}` } satisfies typeof en;
