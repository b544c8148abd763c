import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Logger } from '#api/http/create-log.ts';
import type { Job, Jobs } from '#api/queues/job.ts';
import type { Changes } from './changes.ts';
import type { Database } from './database.ts';

/** Seconds until another process may take over from one that does not renew its lease. */
const LEASE_SECONDS = 30;

/** Milliseconds between two attempts to take a lease, or to renew it. */
const INTERVAL = 10_000;

/**
 * Runs each job in the process that holds its lease, by the clock of the database. A process that cannot
 * renew its lease stops the job before the lease ends.
 */
export class Leases implements Jobs {
  readonly #db: Database;
  readonly #changes: Changes;
  readonly #log: Logger;
  readonly #holder = randomUUID();
  readonly #held = new Set<string>();

  constructor({ db, changes, log }: { db: Database; changes: Changes; log: Logger }) {
    this.#db = db;
    this.#changes = changes;
    this.#log = log;
  }

  /** The names of the jobs that run in this process. */
  held(): string[] {
    return [...this.#held];
  }

  run(name: string, start: () => Job): Job {
    const stopping = new AbortController();
    const running = this.#compete(name, start, stopping.signal);
    return {
      stop() {
        stopping.abort();
        return running;
      },
    };
  }

  async #compete(name: string, start: () => Job, signal: AbortSignal): Promise<void> {
    let job: Job | undefined;
    let heldUntil = 0;
    while (!signal.aborted) {
      const asked = performance.now();
      const isHeld = await this.#take(name);
      if (isHeld) heldUntil = asked + 1000 * LEASE_SECONDS - INTERVAL;
      if (isHeld && !job) {
        job = start();
        this.#held.add(name);
      }
      if (job && (isHeld === false || performance.now() > heldUntil)) {
        this.#held.delete(name);
        await job.stop();
        job = undefined;
      }
      await this.#wait(signal, job !== undefined);
    }
    this.#held.delete(name);
    if (!job) return;
    await job.stop();
    await this.#release(name);
  }

  /** Undefined when the database does not say. */
  async #take(name: string): Promise<boolean | undefined> {
    const holder = this.#holder;
    try {
      const { rows } = await sql`
        insert into leases (name, holder, until)
        values (${name}, ${holder}, now() + ${LEASE_SECONDS} * interval '1 second')
        on conflict (name) do update set holder = excluded.holder, until = excluded.until
        where leases.holder = ${holder} or leases.until <= now()
        returning name`.execute(this.#db);
      return rows.length > 0;
    } catch (err) {
      this.#log.debug({ err }, 'A lease was not renewed');
      return undefined;
    }
  }

  /** Another process need not wait until the lease ends. */
  async #release(name: string): Promise<void> {
    try {
      const released = await this.#db
        .deleteFrom('leases')
        .where('name', '=', name)
        .where('holder', '=', this.#holder)
        .executeTakeFirst();
      if (released.numDeletedRows > 0) await sql`notify lease_released`.execute(this.#db);
    } catch (err) {
      this.#log.debug({ err }, 'A lease was not released');
    }
  }

  /** Until the next attempt, which is at once when another process has released a lease. */
  async #wait(signal: AbortSignal, holds: boolean): Promise<void> {
    const released = Promise.withResolvers<void>();
    const forget = holds ? () => undefined : this.#changes.on('lease_released', released.resolve);
    await Promise.race([
      released.promise,
      pause(INTERVAL, undefined, { signal, ref: false }).catch(() => undefined),
    ]);
    forget();
  }
}
