import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { CreateCounter } from '#api/http/rate-counter.ts';
import type { BoundedPool } from './bounded-pool.ts';

/**
 * Counts the calls of all processes. A key that has made its calls is refused from memory until its window
 * ends; while the database is away, each process counts by itself.
 */
export const databaseCounters =
  (pool: BoundedPool): CreateCounter =>
  (name, { points, seconds }) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      // A migration makes it.
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
      inMemoryBlockOnConsumed: points,
      insuranceLimiter: new RateLimiterMemory({ points, duration: seconds }),
    });
