import { useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/** By name, for as long as the tab shows the site; nothing of it is stored. */
const kept = new Map<string, unknown>();

/**
 * The store of a widget whose page the visitor may leave and come back to: what they typed is
 * there again. Once `isOver` says that it has done its work, the next visit gets a new one.
 */
export function useKeptStore<T>(
  name: string,
  create: () => StoreApi<T>,
  isOver: (state: T) => boolean = () => false,
): StoreApi<T> {
  const [store] = useState(() => {
    // On the server everybody is somebody else.
    if (typeof window === 'undefined') return create();
    const before = kept.get(name) as StoreApi<T> | undefined;
    const store = before && !isOver(before.getState()) ? before : create();
    kept.set(name, store);
    return store;
  });
  return store;
}
