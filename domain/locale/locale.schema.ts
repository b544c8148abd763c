import * as z from 'zod/mini';
import { locales } from './locale.ts';

/** The language of a form or an article; English without one. */
export const localeField = z.optional(z.enum(locales, 'locale_unknown'));

/** The language that an answer is worded in; English without one. */
export const localeQuerySchema = z.object({ locale: localeField });
