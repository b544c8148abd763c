import { translatedBlocks } from '#domain/business/text-block.ts';
import { catalog } from '#domain/locale/catalog.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { words as en } from './payment-methods.en.ts';
import { words } from './pricing.en.ts';

const blocks = translatedBlocks(words, () => import('./pricing.es.ts'));
const methods = catalog({ en, es: () => import('./payment-methods.es.ts') });

/** Sample homes (spec §9). */
export const sampleExamples = blocks.optional('pricing.samples', 'Sample prices');

/** In display order, each with the name of its icon. */
export const paymentMethodsIn = (locale: Locale) =>
  Object.entries(methods.in(locale)).map(([icon, label]) => ({
    icon: icon as keyof typeof en,
    label,
  }));

export const paymentTerms = blocks.optional('pricing.payment-terms', 'Payment terms');
