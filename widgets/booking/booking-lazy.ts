import { lazyChunk } from '#ui/lazy.ts';

/** Calls, times, quotes, the form and the confirmation: needed once the visitor acts. */
export const bookingLazy = lazyChunk(() => import('./booking.lazy.tsx'));
