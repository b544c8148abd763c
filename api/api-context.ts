import type { RouterContext } from '@koa/router';
import type { Middleware } from 'koa';
import type { Logger } from '#api/log/create-log.ts';
import type { Session } from '#api/store/store.ts';
import type { ProblemCode } from '#domain/problem/problem.ts';

export interface ApiState {
  requestId: string;
  log: Logger;
  /** How the log names what was asked for: a pattern, never the address itself. */
  route?: string;
  /** The code of the problem that it was answered with. */
  problem?: ProblemCode;
  /** The owner's, in the calls that are the owner's alone. */
  session?: Session;
}

export type ApiMiddleware = Middleware<ApiState>;
export type ApiContext = Parameters<ApiMiddleware>[0];
export type RouteContext = RouterContext<ApiState>;
