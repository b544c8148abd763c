import type { Business } from '#domain/business/business.ts';
import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './requested-time-text.en.ts';

const texts = catalog({ en, es: () => import('./requested-time-text.es.ts') });

/** The text for a visitor whose booking became a request for that time. */
export function requestedTimeText({ words, locale }: Pick<Business, 'words' | 'locale'>) {
  const { title, detail } = texts.in(locale);
  return { title, detail: detail(words.responseTime, words.phone) };
}
