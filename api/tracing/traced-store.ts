import type { Store } from '#api/store/store.ts';
import type { Spans } from './spans.ts';

/**
 * The same store, with a span for each call of a request, such as `store.outbox.list`. Arguments
 * and results are not recorded.
 */
export const tracedStore = (store: Store, spans: Spans): Store => traced(store, 'store', spans);

function traced<T extends object>(part: T, name: string, spans: Spans): T {
  const wrapped = new Map<PropertyKey, unknown>();
  return new Proxy(part, {
    get(target, key) {
      const value = Reflect.get(target, key);
      if (typeof key === 'symbol') return value;
      if (!wrapped.has(key)) wrapped.set(key, wrap(value, `${name}.${key}`));
      return wrapped.get(key);
    },
  });

  function wrap(value: unknown, path: string): unknown {
    if (typeof value === 'function') {
      return (...given: unknown[]) => spans.child(path, () => Reflect.apply(value, part, given));
    }
    return typeof value === 'object' && value !== null ? traced(value, path, spans) : value;
  }
}
