import { withDatabaseTime } from '#api/store/database-time.ts';
import type { ApiMiddleware } from './api-context.ts';

/** Milliseconds: with the rest of its work, a request is answered within five seconds. */
const DATABASE_TIME = 4_500;

/** A database that is away, locked or busy keeps no visitor waiting: each request is answered, with 503 if need be. */
export const limitDatabaseTime: ApiMiddleware = (_ctx, next) =>
  withDatabaseTime(DATABASE_TIME, next);
