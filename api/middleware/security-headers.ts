import type { ApiMiddleware } from '#api/api-context.ts';

const contentSecurityPolicy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const YEAR_IN_SECONDS = 31_536_000;

/** Sent with every answer, pages and files included. */
export const securityHeaders = (publicUrl: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentSecurityPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ...(publicUrl.startsWith('https:') && {
    'Strict-Transport-Security': `max-age=${YEAR_IN_SECONDS}`,
  }),
});

/** What every answer of the API carries: slots and the owner's lists are stale at once. */
export const apiHeaders =
  (security: Readonly<Record<string, string>>): ApiMiddleware =>
  (ctx, next) => {
    ctx.set(security);
    ctx.set({ 'X-Request-Id': ctx.state.requestId, 'Cache-Control': 'no-store' });
    return next();
  };
