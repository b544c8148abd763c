import type { Locale } from '#domain/locale/locale.ts';
import { type CheckoutWords, words as en } from './checkout-words.en.ts';
import { words as es } from './checkout-words.es.ts';

export const checkoutWords: Readonly<Record<Locale, CheckoutWords>> = { en, es };
