import type { RouterContext } from '@koa/router';
import type { Middleware } from 'koa';
import type { Logger } from '#api/log/create-log.ts';

export interface ApiState {
  requestId: string;
  log: Logger;
  /** How the log names what was asked for: a pattern, never the address itself. */
  route?: string;
}

export type ApiMiddleware = Middleware<ApiState>;
export type ApiContext = Parameters<ApiMiddleware>[0];
export type RouteContext = RouterContext<ApiState>;
