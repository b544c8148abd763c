import { millisecondsInMinute } from 'date-fns/constants';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import type { Logger } from '#api/http/create-log.ts';
import { databaseTimeLeft, spendDatabaseTime } from '../database-time.ts';
import { StoreUnavailableError } from '../store-unavailable-error.ts';
import { reasonWithRemedy } from './connection-refusals.ts';
import { isConnectionUseless, isUnavailable } from './database-errors.ts';
import { storableText } from './storable-text.ts';

/** Milliseconds until a new connection must be there, and that a call waits for a free one. */
const CONNECT_TIMEOUT = 5_000;

/**
 * Calls that may wait for each connection; one more is refused at once. A surge waits: it is over in a second or
 * two, and a visitor whose call is refused tries again.
 */
const WAITING_PER_CONNECTION = 50;

/** Milliseconds without an attempt after one that failed, so that not every call waits for its own. */
const AWAY_PAUSE = 1_000;

/**
 * Milliseconds; for the last two, of a statement and of a lock that it waits for. A request has less time, see
 * `databaseTimeLeft`; a wait for its first lock ends before that, so that the connection stays usable.
 */
const QUERY_TIMEOUT = 12_000;
const STATEMENT_TIMEOUT = 10_000;
const LOCK_TIMEOUT = 4_000;

const limits = `
  set statement_timeout = ${STATEMENT_TIMEOUT};
  set lock_timeout = ${LOCK_TIMEOUT};
  set idle_in_transaction_session_timeout = ${STATEMENT_TIMEOUT}`;

/** Milliseconds between two lines in the log about failures of one kind. */
const LOG_INTERVAL = millisecondsInMinute;

/**
 * A pool of connections whose calls end in bounded time, with `StoreUnavailableError` when the database does
 * not answer. It connects with the first call, and again by itself. The log names a failure once a minute.
 */
export class BoundedPool implements PostgresPool {
  readonly options: object;
  readonly #pool: pg.Pool;
  readonly #log: Logger;
  readonly #mostWaiting: number;
  readonly #clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  /** Without those that are being made. */
  readonly #connected = new Set<pg.PoolClient>();
  /** When each kind of failure was logged, by its code. */
  readonly #logged = new Map<string, number>();
  #triesAgainAt = 0;
  #isAway = false;

  constructor(config: pg.PoolConfig & { max: number }, log: Logger) {
    this.#pool = new pg.Pool({
      application_name: 'inspection-widgets',
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      query_timeout: QUERY_TIMEOUT,
      keepAlive: true,
      onConnect: setLimits,
      ...config,
    });
    this.options = this.#pool.options;
    this.#log = log;
    this.#mostWaiting = config.max * WAITING_PER_CONNECTION;
    // A connection that breaks is replaced by the next call; unheard, the event would end the process.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => {
      client.on('error', () => undefined);
      this.#connected.add(client);
    });
    this.#pool.on('remove', (client) => this.#connected.delete(client));
  }

  async connect(): Promise<PostgresPoolClient> {
    if (performance.now() < this.#triesAgainAt) {
      throw new StoreUnavailableError('The database did not answer a moment ago');
    }
    if (this.#pool.waitingCount >= this.#mostWaiting) {
      throw this.#unavailable(new Error('Too many calls wait for a connection'));
    }
    const client = await spendDatabaseTime(() => this.#connect()).catch((error: unknown) => {
      // With a connection left, the database is there and busy.
      if (this.#connected.size === 0) this.#away();
      throw this.#unavailable(error);
    });
    if (this.#isAway) this.#log.warn('The database answers again');
    this.#isAway = false;
    const bounded = this.#clients.get(client) ?? this.#bounded(client);
    this.#clients.set(client, bounded);
    return bounded;
  }

  /** Rejects when the request has no time left; the connection then stays in the pool. */
  async #connect(): Promise<pg.PoolClient> {
    const left = databaseTimeLeft();
    const connecting = this.#pool.connect();
    if (left > CONNECT_TIMEOUT) return connecting;
    const { promise: timeout, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error('No connection was free in time')), left);
    try {
      return await Promise.race([connecting, timeout]);
    } catch (error) {
      connecting.then((client) => client.release()).catch(() => undefined);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Runs one statement. */
  async query({ text, values = [] }: pg.QueryConfig): Promise<PostgresQueryResult<unknown>> {
    const client = await this.connect();
    try {
      return await client.query(text, values);
    } finally {
      client.release();
    }
  }

  figures(): { total: number; idle: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { total: totalCount, idle: idleCount, waiting: waitingCount };
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  #away(): void {
    this.#isAway = true;
    this.#triesAgainAt = performance.now() + AWAY_PAUSE;
  }

  /** A connection that leaves the pool once it is broken or leads to a server that takes no writes. */
  #bounded(client: pg.PoolClient): PostgresPoolClient {
    let isUseless = false;
    const query = async (text: string, parameters: readonly unknown[] = []) => {
      // The rollback after a statement without an answer would wait as long as the statement did.
      if (isUseless) throw new StoreUnavailableError('The connection to the database is broken');
      try {
        const values = parameters.map(storable);
        return await spendDatabaseTime(() => client.query(withinTimeLeft({ text, values })));
      } catch (error) {
        isUseless ||= isConnectionUseless(error);
        throw isUnavailable(error) ? this.#unavailable(error) : error;
      }
    };
    return {
      query: query as never,
      release: (destroy) => client.release(destroy || isUseless),
    };
  }

  #unavailable(cause: unknown): StoreUnavailableError {
    const error = new StoreUnavailableError('The database does not answer', { cause });
    const code = String((cause as { code?: unknown }).code ?? '');
    const now = performance.now();
    if (now - (this.#logged.get(code) ?? Number.NEGATIVE_INFINITY) >= LOG_INTERVAL) {
      this.#logged.set(code, now);
      const reason = cause instanceof Error ? reasonWithRemedy(cause) : String(cause);
      this.#log.error({ err: error }, `The database cannot be used now: ${reason}`);
    }
    return error;
  }
}

/**
 * A pooler refuses them as parameters of the connection. Before it has a connection for it, a client has no answer:
 * the wait for one is bounded here.
 */
const setLimits = (client: pg.ClientBase) =>
  client.query({ text: limits, query_timeout: CONNECT_TIMEOUT } as pg.QueryConfig);

/** `query` with the time that its request has left. Throws when that is none: its connection rolls back by ending. */
function withinTimeLeft(query: pg.QueryConfig): pg.QueryConfig & { query_timeout: number } {
  const left = databaseTimeLeft();
  if (left <= 0) throw new Error('The request has no time left');
  return { ...query, query_timeout: Math.min(QUERY_TIMEOUT, left) };
}

/** An id or slug of an address may hold what no column holds: it finds nothing, as any other unknown one. */
const storable = (parameter: unknown) =>
  typeof parameter === 'string' ? storableText(parameter) : parameter;
