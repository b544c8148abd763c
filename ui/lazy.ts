import { loadNewWords } from '#domain/locale/catalog.ts';

/** A dynamic import that is requested once, and again after a failure. */
export interface LazyChunk<T> {
  load(): Promise<T>;
  /** The loaded module; undefined before. */
  readonly value: T | undefined;
  /** Calls `listener` once it is loaded; returns a cancel function. */
  subscribe(listener: () => void): () => void;
}

/** A module with the words that it declares. Whatever imports code by itself goes through it. */
export async function withWords<T>(loading: Promise<T>): Promise<T> {
  const loaded = await loading;
  await loadNewWords();
  return loaded;
}

/** Code that the first view does not need. `load` is a function that imports it. */
export function lazyChunk<T>(load: () => Promise<T>): LazyChunk<T> {
  let loading: Promise<T> | undefined;
  const listeners = new Set<() => void>();
  const chunk = {
    value: undefined as T | undefined,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    load() {
      loading ??= withWords(load())
        .then((loaded) => {
          chunk.value = loaded;
          for (const listener of listeners) listener();
          return loaded;
        })
        .catch((error: unknown) => {
          loading = undefined;
          throw error;
        });
      return loading;
    },
  };
  return chunk;
}

/** Props for an element that start loading when the visitor first hovers or focuses it. */
export function preloadOnInteraction<T>(chunk: LazyChunk<T>, onLoad?: (value: T) => void) {
  const start = () =>
    void chunk.load().then(onLoad, () => {
      // The visitor gets a message when the code is needed and still missing.
    });
  return { onPointerEnter: start, onFocusCapture: start };
}
