import useSWR from 'swr';
import { renewBusiness } from '#admin/shell/business-gate.tsx';
import type { StoredTexts } from '#domain/business/stored-records.ts';
import { fetchTexts, textsPath } from './text-calls.ts';

/** The published texts. */
export function useStoredTexts() {
  const { data, error, isValidating, mutate } = useSWR<StoredTexts, unknown>(textsPath, fetchTexts);
  return {
    stored: data,
    failure: isValidating ? undefined : error,
    retry: () => void mutate(),
    onStored(texts: StoredTexts) {
      void mutate(texts, { revalidate: false });
      void renewBusiness();
    },
  };
}
