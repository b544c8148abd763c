type Asynchronous<T> = {
  readonly [K in keyof T]: T[K] extends (...values: infer V) => infer R
    ? (...values: V) => Promise<Awaited<R>>
    : T[K];
};

/** The running operations of a store: `close` waits for them and refuses new ones. */
export class Operations {
  readonly #running = new Set<Promise<unknown>>();
  readonly #errorOf: (error: unknown) => unknown;
  #closing: Promise<void> | undefined;

  /** `errorOf`: the error of the store's interface for one of its database. */
  constructor(errorOf: (error: unknown) => unknown = (error) => error) {
    this.#errorOf = errorOf;
  }

  run<T>(operation: () => T | Promise<T>): Promise<T> {
    if (this.#closing) return Promise.reject(new Error('The store is closed'));
    const running = Promise.try(operation)
      .catch((error: unknown) => {
        throw this.#errorOf(error);
      })
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
    return running;
  }

  /** `target` with its methods, each of which is an operation. */
  of<T extends object>(target: T): Asynchronous<T> {
    const get = (_: T, key: string | symbol) => {
      const method: unknown = Reflect.get(target, key, target);
      if (typeof method !== 'function') return method;
      return (...values: unknown[]) => this.run(() => method.apply(target, values));
    };
    return new Proxy(target, { get }) as Asynchronous<T>;
  }

  /** Calls `end` once, after all running operations. */
  close(end: () => void | Promise<void>): Promise<void> {
    this.#closing ??= Promise.allSettled(this.#running).then(end);
    return this.#closing;
  }
}
