import { defaultLocale, type Locale, locales } from '#domain/locale/locale.ts';
import type { ApiContext } from './api-context.ts';

/** The language that the caller prefers by `Accept-Language` (RFC 9110 §12.5.4); English without one. */
export function requestedLocale(ctx: Pick<ApiContext, 'acceptsLanguages'>): Locale {
  const preferred = ctx.acceptsLanguages([...locales]);
  return locales.find((locale) => locale === preferred) ?? defaultLocale;
}

/** The same for an answer that is worded in it, which then says so. */
export function answerLocale(ctx: Pick<ApiContext, 'acceptsLanguages' | 'set'>): Locale {
  const locale = requestedLocale(ctx);
  ctx.set('Content-Language', locale);
  return locale;
}
