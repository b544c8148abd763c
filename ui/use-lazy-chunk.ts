import { useSyncExternalStore } from 'react';
import type { LazyChunk } from './lazy.ts';

/**
 * The content of a lazy chunk once loaded; undefined on a server and during hydration, because the
 * first render must match the server's markup.
 */
export const useLazyChunk = <T>(chunk: LazyChunk<T>): T | undefined =>
  useSyncExternalStore(
    chunk.subscribe,
    () => chunk.value,
    () => undefined,
  );
