import type { Business } from '#domain/business/business.ts';
import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './booking-terms.en.ts';

const terms = catalog({ en, es: () => import('./booking-terms.es.ts') });

/** The terms shown before a booking is confirmed (spec §9 "Payment"). */
export const bookingTerms = ({
  locale,
  words,
  paymentTime,
}: Pick<Business, 'locale' | 'words' | 'paymentTime'>) => {
  const { payment, change } = terms.in(locale);
  return { payment: payment[paymentTime ?? 'inspection'], change: change(words.noticeTime) };
};
