import type { ApiMiddleware } from '#api/api-context.ts';

const contentSecurityPolicy = [
  "default-src 'self'",
  // An article's picture may stand on another site (spec §5: featuredImage is a URL).
  "img-src 'self' data: https:",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Storybook writes styles and scripts into its pages, evaluates, and frames its own stories. */
const storybookPolicy = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'self'",
].join('; ');

/** For the designers' pages, in place of the same headers of the site. */
export const storybookHeaders = {
  'Content-Security-Policy': storybookPolicy,
  'X-Robots-Tag': 'noindex, nofollow',
};

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
