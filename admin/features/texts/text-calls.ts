import { send } from '#client/send.ts';
import type { StoredTexts } from '#domain/business/stored-records.ts';

/** Replaces the owner's texts of their `revision`. */
export const saveTexts = (texts: StoredTexts) =>
  send('PUT /api/business/texts', {
    json: { ...texts, en: texts.en, es: texts.es, translatedFrom: texts.translatedFrom },
  });
