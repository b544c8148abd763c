/**
 * Returns a function that gives the same key as long as the content stays the same. A second click
 * and a retry after a lost answer then repeat one request; a corrected form is a new one.
 */
export function createIdempotencyKeys(): (content: unknown) => string {
  let sent = '';
  let key = '';
  return (content) => {
    const text = JSON.stringify(content);
    if (text !== sent) {
      sent = text;
      // crypto.randomUUID() is missing on a host page without HTTPS.
      key = [...crypto.getRandomValues(new Uint8Array(16))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('');
    }
    return key;
  };
}

/** By form state, so that a key lives as long as the typed texts. */
const keys = new WeakMap<object, (content: unknown) => string>();

/** The idempotency key of `content` sent from the form whose state is `store`. */
export function keyOf(store: object, content: unknown): string {
  const keyFor = keys.get(store) ?? createIdempotencyKeys();
  keys.set(store, keyFor);
  return keyFor(content);
}

/** Makes the same content from `store` a new request. */
export const forgetKey = (store: object) => keys.delete(store);
