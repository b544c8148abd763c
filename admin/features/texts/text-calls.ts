import { callApi } from '#client/call-api.ts';
import type { StoredTexts } from '#domain/business/stored-records.ts';

/** The path below /api/. */
export const textsPath = 'business/texts';

export const fetchTexts = () => callApi<StoredTexts>('', textsPath);

/** Replaces the owner's texts of their `revision`. */
export const saveTexts = (texts: StoredTexts) =>
  callApi<StoredTexts>('', textsPath, { method: 'PUT', json: texts });
