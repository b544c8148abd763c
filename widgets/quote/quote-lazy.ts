import { lazyChunk } from '#ui/lazy.ts';

/** The quote rules and the result view; needed once the visitor starts the form. */
export const quoteLazy = lazyChunk(() => import('./quote.lazy.tsx'));
