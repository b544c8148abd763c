import { useLayoutEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { readTexts, storeTexts } from '#site/typed-text/stored-texts.ts';
import type { FormState } from '#ui/form/form-state.ts';

interface TabStore {
  store: StoreApi<FormState>;
  isDone: () => boolean;
}

/** By name, in memory until the document is unloaded. */
const stores = new Map<string, TabStore>();

/**
 * The store of a form on a page that the visitor may leave and return to: what they typed is still
 * there, also after a reload. Once `isDone`, the typed texts are discarded and the next visit gets
 * a new store.
 */
export function useTabStore<T extends FormState>(
  name: string,
  create: () => StoreApi<T>,
  isDone: (state: T) => boolean = () => false,
): StoreApi<T> {
  const [store] = useState(() => {
    // The server renders for many visitors.
    if (typeof window === 'undefined') return create();
    const previous = stores.get(name);
    if (previous && !previous.isDone()) return previous.store as unknown as StoreApi<T>;
    const store = create();
    const kept = {
      store: store as unknown as StoreApi<FormState>,
      isDone: () => isDone(store.getState()),
    };
    stores.set(name, kept);
    store.subscribe(() => {
      if (kept.isDone()) storeTexts(name, {});
    });
    return store;
  });

  // Runs after the form itself, which has read the texts in the server's markup.
  useLayoutEffect(() => {
    const { store: kept } = stores.get(name) ?? {};
    if (kept && !restored.has(kept)) restore(name, kept);
  }, [name]);

  return store;
}

const restored = new WeakSet<StoreApi<FormState>>();

/** Adds the missing texts to the store: for a form shown later, or after navigation. */
function restore(name: string, store: StoreApi<FormState>): void {
  restored.add(store);
  const { values, edition } = store.getState();
  const typed = typedTexts(store);
  const missing = Object.entries(readTexts(name)).filter(([field]) => !(field in typed));
  if (missing.length === 0) return;
  store.setState({ values: { ...values, ...Object.fromEntries(missing) }, edition: edition + 1 });
}

/** The values that differ from the empty form. */
function typedTexts(store: StoreApi<FormState>): FormState['values'] {
  const { values: empty } = store.getInitialState();
  return Object.fromEntries(
    Object.entries(store.getState().values).filter(([name, text]) => text !== (empty[name] ?? '')),
  );
}

function storeAll(): void {
  for (const [name, { store, isDone }] of stores) {
    storeTexts(name, isDone() ? {} : typedTexts(store));
  }
}

// A discarded tab was hidden before; a phone kills a hidden page without another event.
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', storeAll);
  document.addEventListener('visibilitychange', storeAll);
}
