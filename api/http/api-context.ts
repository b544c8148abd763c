import type { RouterContext } from '@koa/router';
import type { Middleware } from 'koa';
import type { ApiKey, Session } from '#api/store/stored/stored-access.schema.ts';
import type { ProblemCode } from '#domain/problem/problem.ts';
import type { Logger } from './create-log.ts';

export interface ApiState {
  requestId: string;
  /** Set by the traces, or by the log from the caller's `traceparent`. */
  traceId?: string;
  /** Its lines have the request's ids. */
  log: Logger;
  /** The route's pattern for log and metrics; never the address, which may hold personal data. */
  route?: string;
  /** The problem code of the answer. */
  problem?: ProblemCode;
  /** Set by `requireSession`. */
  session?: Session;
  /** Set by `requireApiKey`. */
  apiKey?: ApiKey;
}

export type ApiMiddleware = Middleware<ApiState>;
export type ApiContext = Parameters<ApiMiddleware>[0];
export type RouteContext = RouterContext<ApiState>;
