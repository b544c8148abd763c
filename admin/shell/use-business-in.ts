import useSWR from 'swr';
import { send } from '#client/send.ts';
import type { Business } from '#domain/business/business.ts';
import { businessKeyIn } from '#domain/locale/business-key.ts';
import { loadWords } from '#domain/locale/catalog.ts';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import { useBusiness } from '#ui/business.tsx';

/** The business and the words of a language; the admin has those of English already. */
export function useBusinessIn(locale: Locale) {
  const english = useBusiness();
  const { data, error, isValidating, mutate } = useSWR<Business, unknown>(
    locale === defaultLocale ? null : businessKeyIn(locale),
    async () => {
      const [business] = await Promise.all([
        send('GET /api/business', { query: { locale } }),
        loadWords(locale),
      ]);
      return business;
    },
  );
  return {
    business: locale === defaultLocale ? english : data,
    failure: isValidating ? undefined : error,
    retry: () => void mutate(),
  };
}
