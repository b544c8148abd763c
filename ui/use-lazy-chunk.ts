import { useSyncExternalStore } from 'react';
import type { LazyChunk } from './lazy.ts';

/**
 * What a lazy chunk holds, once it is loaded; undefined on a server and while hydrating, whose first
 * render must match the server's markup.
 */
export const useLazyChunk = <T>(chunk: LazyChunk<T>): T | undefined =>
  useSyncExternalStore(
    chunk.subscribe,
    () => chunk.value,
    () => undefined,
  );
