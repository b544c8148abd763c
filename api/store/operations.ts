import type { Versioned } from '#domain/edits/versioned.schema.ts';
import type { VersionedRecords } from './versioned-records.ts';

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

  /** The same list, each of whose methods is an operation. */
  versioned<T extends Versioned>(list: VersionedRecords<T>): VersionedRecords<T> {
    return {
      all: () => this.run(() => list.all()),
      find: (id) => this.run(() => list.find(id)),
      add: (...records) => this.run(() => list.add(...records)),
      replace: (record) => this.run(() => list.replace(record)),
      remove: (version) => this.run(() => list.remove(version)),
    };
  }

  /** Calls `end` once, after all running operations. */
  close(end: () => void | Promise<void>): Promise<void> {
    this.#closing ??= Promise.allSettled(this.#running).then(end);
    return this.#closing;
  }
}
