import { host } from './host.js';

const loads = new Map();

/** See index.d.ts. */
export function load(src = host && `${host}/embed/v1.js`) {
  if (typeof document === 'undefined') return Promise.resolve();
  if (!src) {
    return Promise.reject(
      new Error('inspection-widgets: give the address of the loader, https://…/embed/v1.js'),
    );
  }
  let loading = loads.get(src);
  if (!loading) {
    loading = import(/* webpackIgnore: true */ /* @vite-ignore */ src).then(() => undefined);
    loads.set(src, loading);
    // So that the next call tries again.
    loading.catch(() => loads.delete(src));
  }
  return loading;
}
