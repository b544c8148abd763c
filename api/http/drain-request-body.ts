import type { ApiMiddleware } from './api-context.ts';

/**
 * Reads the rest of a body if a request was answered before all of it arrived. Closing a connection
 * on which the client still sends resets it, and the client loses the answer; proxies turn that
 * into a 502 (RFC 9112 §9.6).
 */
export const drainRequestBody: ApiMiddleware = async ({ req, res }, next) => {
  await next();
  if (req.complete) return;
  req.resume();
  if (res.shouldKeepAlive || req.destroyed) return;
  await new Promise((resolve) => req.once('close', resolve));
};
