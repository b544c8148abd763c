import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Milliseconds between two looks at the version, for a notice that was lost. */
const CHECK_INTERVAL = 30_000;

/** Milliseconds between two attempts to connect. */
const RETRY_INTERVAL = 1_000;

/** Milliseconds until the server must have answered. */
const ANSWER_TIMEOUT = 5_000;

/** What processes tell each other. */
type Notice = 'content_changed' | 'lease_released';

/**
 * Hears of changes that other processes make, on a connection of its own that is made anew whenever it
 * breaks. A change of content is heard of within `checkInterval` even if its notice was lost.
 */
export class Changes {
  readonly #url: string;
  readonly #checkInterval: number;
  readonly #listeners = new Map<Notice, Set<() => void>>();
  readonly #stopping = new AbortController();
  #version: number | undefined;
  #running: Promise<void> | undefined;

  constructor(url: string, { checkInterval = CHECK_INTERVAL } = {}) {
    this.#url = url;
    this.#checkInterval = checkInterval;
  }

  /** Calls `listener` after each notice. The first call connects. Returns what ends that. */
  on(notice: Notice, listener: () => void): () => void {
    const listeners = this.#listeners.get(notice) ?? new Set();
    this.#listeners.set(notice, listeners.add(listener));
    this.#running ??= this.#run();
    return () => listeners.delete(listener);
  }

  /** Calls the listeners of this process. */
  emit(notice: Notice): void {
    for (const listener of this.#listeners.get(notice) ?? []) listener();
  }

  /** Calls the listeners of `content_changed` unless `version` is the one that was compared last. */
  compareContent(version: number): void {
    if (version === this.#version) return;
    this.#version = version;
    this.emit('content_changed');
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      // The pool logs that the database is away.
      await this.#listen().catch(() => undefined);
      await pause(RETRY_INTERVAL, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Rejects when the connection breaks. */
  async #listen(): Promise<void> {
    const { signal } = this.#stopping;
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'inspection-widgets changes',
      connectionTimeoutMillis: ANSWER_TIMEOUT,
      query_timeout: ANSWER_TIMEOUT,
      keepAlive: true,
    });
    let pausing = new AbortController();
    const look = () => pausing.abort();
    client.on('error', () => undefined);
    client.once('end', look);
    client.on('notification', ({ channel }) => {
      if (channel === 'lease_released') this.emit(channel);
      else look();
    });
    try {
      await client.connect();
      await client.query('listen content_changed; listen lease_released');
      while (!signal.aborted) {
        // Before the check: a notice that comes meanwhile leads to another one.
        pausing = new AbortController();
        await this.#check(client);
        await pauseUntil([signal, pausing.signal], this.#checkInterval);
      }
    } finally {
      // Not awaited: a server that does not answer does not end it either.
      client.end().catch(() => undefined);
    }
  }

  /** Remembers the version, so that a new connection does not report what was heard of before. */
  async #check(client: pg.Client): Promise<void> {
    const { rows } = await client.query<{ version: string }>('select version from content_version');
    this.compareContent(Number(rows[0]?.version));
  }
}

/** Resolves after `ms` milliseconds or with the first signal. */
const pauseUntil = (signals: AbortSignal[], ms: number): Promise<void> =>
  pause(ms, undefined, { ref: false, signal: AbortSignal.any(signals) }).catch(() => undefined);
