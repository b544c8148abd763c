/** Runs actions with the same key one after another, and others concurrently. */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<unknown>>();

  run<T>(key: string, action: () => Promise<T>): Promise<T> {
    // A failure concerns only its own caller; the next action runs all the same.
    const running = (this.#last.get(key) ?? Promise.resolve()).then(action, action);
    this.#last.set(key, running);
    const release = () => {
      if (this.#last.get(key) === running) this.#last.delete(key);
    };
    running.then(release, release);
    return running;
  }
}
