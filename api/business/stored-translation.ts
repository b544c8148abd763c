import type { StoredTexts } from '#domain/business/stored-records.ts';

/**
 * Texts to store: those in Spanish that `stored` has, with the English they were made from, where `next` has no `es`, as
 * a client that knows English only sends it. An empty `es` empties them.
 */
export const withStoredTranslation = (
  next: StoredTexts,
  { es, translatedFrom }: StoredTexts,
): StoredTexts =>
  next.es === undefined
    ? { ...next, ...(es && { es }), ...(translatedFrom && { translatedFrom }) }
    : next;
