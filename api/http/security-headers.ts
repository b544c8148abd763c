import { secondsInDay } from 'date-fns/constants';
import type { ApiMiddleware } from './api-context.ts';

const contentSecurityPolicy = [
  "default-src 'self'",
  // An article's picture may be on another site (spec §5: featuredImage is a URL).
  "img-src 'self' data: https:",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Storybook uses inline styles and scripts, `eval`, and frames its own stories. */
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

/** Replace the site's headers of the same names below /storybook. */
export const storybookHeaders = {
  'Content-Security-Policy': storybookPolicy,
  'X-Robots-Tag': 'noindex, nofollow',
};

const YEAR_IN_SECONDS = 365 * secondsInDay;

/** Headers of every answer, including pages and files. */
export const securityHeaders = (publicUrl: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentSecurityPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ...(publicUrl.startsWith('https:') && {
    'Strict-Transport-Security': `max-age=${YEAR_IN_SECONDS}`,
  }),
});

/** Headers of every API answer. Not cached, because slots and the owner's lists change at any time. */
export const apiHeaders =
  (security: Readonly<Record<string, string>>): ApiMiddleware =>
  (ctx, next) => {
    ctx.set(security);
    ctx.set({ 'X-Request-Id': ctx.state.requestId, 'Cache-Control': 'no-store' });
    return next();
  };
