/**
 * Gives one key as long as the content stays the same, so that a second click and a retry after a
 * lost answer are the same request, and a corrected form is a new one.
 */
export function createIdempotencyKeys(): (content: unknown) => string {
  let sent = '';
  let key = '';
  return (content) => {
    const text = JSON.stringify(content);
    if (text !== sent) {
      sent = text;
      // crypto.randomUUID() is missing on a host page without https.
      key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join('');
    }
    return key;
  };
}

/** As long-lived as what the visitor typed: a retry after a lost answer is the same request. */
const keys = new WeakMap<object, (content: unknown) => string>();

/** The key of `content` sent from the form whose state is `store`. */
export function keyOf(store: object, content: unknown): string {
  const keyFor = keys.get(store) ?? createIdempotencyKeys();
  keys.set(store, keyFor);
  return keyFor(content);
}

/** From now on the same content from `store` is another request, not one repeated. */
export const forgetKey = (store: object) => keys.delete(store);
