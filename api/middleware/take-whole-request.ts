import type { ApiMiddleware } from '#api/api-context.ts';

/**
 * Lets the rest of a body come, for as long as a request may, when it was answered before all of it
 * was there. An answer that closes the connection waits for it: closing on a client who still sends
 * resets the connection and the answer is lost, and proxies make 502 of that (RFC 9112 §9.6).
 */
export const takeWholeRequest: ApiMiddleware = async ({ req, res }, next) => {
  await next();
  if (req.complete) return;
  req.resume();
  if (res.shouldKeepAlive || req.destroyed) return;
  await new Promise((resolve) => req.once('close', resolve));
};
