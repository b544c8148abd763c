import { AsyncLocalStorage } from 'node:async_hooks';

/** The time that the calls of one request may spend on a database, waiting included. */
class DatabaseTime {
  #left: number;
  #running = 0;
  #since = 0;

  constructor(milliseconds: number) {
    this.#left = milliseconds;
  }

  /** Milliseconds; not positive when there is none left. */
  get left(): number {
    return this.#running > 0 ? this.#left - (performance.now() - this.#since) : this.#left;
  }

  /** Calls that run at the same time spend it together. */
  async spend<T>(call: () => Promise<T>): Promise<T> {
    if (this.#running === 0) this.#since = performance.now();
    this.#running += 1;
    try {
      return await call();
    } finally {
      const { left } = this;
      this.#running -= 1;
      if (this.#running === 0) this.#left = left;
    }
  }

  /** What the request began and does not wait for may take as long as it likes. */
  end(): void {
    this.#left = Number.POSITIVE_INFINITY;
  }
}

const times = new AsyncLocalStorage<DatabaseTime | undefined>();

/** Runs a request: until `work` has ended, its calls of a database fail once they have taken `milliseconds`. */
export async function withDatabaseTime<T>(
  milliseconds: number,
  work: () => Promise<T>,
): Promise<T> {
  const time = new DatabaseTime(milliseconds);
  try {
    return await times.run(time, work);
  } finally {
    time.end();
  }
}

/** Runs a part of a request that may take long, as a backup does. */
export const withoutDatabaseTime = <T>(work: () => Promise<T>): Promise<T> =>
  times.run(undefined, work);

/** Milliseconds that the request, if this is one, has left for its database. */
export const databaseTimeLeft = (): number => times.getStore()?.left ?? Number.POSITIVE_INFINITY;

/** Counts the time of `call` for the request, if this is one. */
export const spendDatabaseTime = <T>(call: () => Promise<T>): Promise<T> =>
  times.getStore()?.spend(call) ?? call();
