/** A dynamic import: `load` asks for it once, and again after a failure; `value` is what came. */
export interface OnDemand<T> {
  load(): Promise<T>;
  readonly value: T | undefined;
}

/**
 * What a widget's first picture does not need is loaded when the visitor first touches it, and
 * awaited when it is needed.
 */
export function onDemand<T>(load: () => Promise<T>): OnDemand<T> {
  let loading: Promise<T> | undefined;
  let value: T | undefined;
  return {
    load() {
      loading ??= load().then(
        (loaded) => {
          value = loaded;
          return loaded;
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
    get value() {
      return value;
    },
  };
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
  return { onPointerEnter: start, onFocus: start };
}
