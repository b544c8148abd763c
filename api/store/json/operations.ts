import type { Versioned } from '#domain/edits/versioned.schema.ts';
import type { EditedRecords } from '../store.ts';

/** What is under way in a store: closing waits for it, and nothing begins after that. */
export class Operations {
  readonly #running = new Set<Promise<unknown>>();
  #closing: Promise<void> | undefined;

  run<T>(operation: () => Promise<T>): Promise<T> {
    if (this.#closing) return Promise.reject(new Error('The store is closed'));
    const running = operation().finally(() => this.#running.delete(running));
    this.#running.add(running);
    return running;
  }

  /** The same records, each of their methods an operation. */
  edited<T extends Versioned>(list: EditedRecords<T>): EditedRecords<T> {
    return {
      all: () => this.run(() => list.all()),
      find: (id) => this.run(() => list.find(id)),
      add: (...records) => this.run(() => list.add(...records)),
      replace: (record) => this.run(() => list.replace(record)),
      remove: (version) => this.run(() => list.remove(version)),
    };
  }

  /** Calls `end` once, when all that began before is over. */
  close(end: () => void): Promise<void> {
    this.#closing ??= Promise.allSettled(this.#running).then(end);
    return this.#closing;
  }
}
