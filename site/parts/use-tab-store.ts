import { useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/** By name, in memory only, until the tab is closed or reloaded. */
const stores = new Map<string, unknown>();

/**
 * The store of a widget on a page that the visitor may leave and come back to: what they typed is
 * there again. Where `isDone` says that the widget has done its work, the next visit gets a new one.
 */
export function useTabStore<T>(
  name: string,
  create: () => StoreApi<T>,
  isDone: (state: T) => boolean = () => false,
): StoreApi<T> {
  const [store] = useState(() => {
    // The server renders for many visitors.
    if (typeof window === 'undefined') return create();
    const previous = stores.get(name) as StoreApi<T> | undefined;
    const store = previous && !isDone(previous.getState()) ? previous : create();
    stores.set(name, store);
    return store;
  });
  return store;
}
