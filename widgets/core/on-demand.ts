/** A dynamic import: `load` asks for it once, and again after a failure; `value` is what came. */
export interface OnDemand<T> {
  load(): Promise<T>;
  readonly value: T | undefined;
}

/**
 * Brings a script into the browser's cache; rejects when it does not come whole. For what an import
 * failed to bring once, browsers of before autumn 2026 never ask again while the page is open.
 */
export async function bring(file: string): Promise<void> {
  const answer = await fetch(new URL(file, import.meta.url).href);
  await answer.blob();
  if (!answer.ok) throw new Error(file);
}

/**
 * What a widget's first picture does not need is loaded when the visitor first touches it, and
 * awaited when it is needed. `files` are what `load` imports; the build fills them in.
 */
export function onDemand<T>(load: () => Promise<T>, files: readonly string[] = []): OnDemand<T> {
  let loading: Promise<T> | undefined;
  const wanted = {
    value: undefined as T | undefined,
    load() {
      loading ??= Promise.all(files.map(bring))
        .then(load)
        .then((loaded) => (wanted.value = loaded))
        .catch((error: unknown) => {
          loading = undefined;
          throw error;
        });
      return loading;
    },
  };
  return wanted;
}

/**
 * Handlers for a widget's outer element, or one of its fields, that start loading at the first sign
 * of the visitor. `ready` is called with each sign once it is loaded.
 */
export function firstTouch<T>(wanted: OnDemand<T>, ready?: (value: T) => void) {
  const start = () =>
    void wanted.load().then(ready, () => {
      // Not the visitor's trouble yet: it is told when the thing is really needed.
    });
  return { onPointerEnter: start, onFocusCapture: start };
}
