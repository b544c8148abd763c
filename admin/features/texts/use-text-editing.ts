import { useSearchParams } from 'wouter';
import { renewBusiness } from '#admin/shell/business-gate.tsx';
import { useBusinessIn } from '#admin/shell/use-business-in.ts';
import { useAnswer } from '#admin/use-answer.ts';
import type { Business } from '#domain/business/business.ts';
import type { StoredTexts } from '#domain/business/stored-records.ts';
import { defaultLocale, type Locale, localeOf } from '#domain/locale/locale.ts';

/** What the texts of a language are edited with. */
export interface TextEditing {
  /** The published texts. */
  stored: StoredTexts;
  onStored: (texts: StoredTexts) => void;
  /** In the language that is edited. */
  business: Business;
}

/** The published texts, and the language that the address asks for: `?lang=es`. */
export function useTextEditing() {
  const [params, setParams] = useSearchParams();
  const locale = localeOf(params.get('lang'));
  const { data, error, isValidating, mutate } = useAnswer('GET /api/business/texts');
  const { business, ...own } = useBusinessIn(locale);
  const editing: TextEditing | undefined = data &&
    business && {
      stored: data,
      onStored(texts) {
        void mutate(texts, { revalidate: false });
        void renewBusiness();
      },
      business,
    };
  return {
    locale,
    editing,
    failure: (isValidating ? undefined : error) ?? own.failure,
    retry() {
      void mutate();
      own.retry();
    },
    openLanguage(next: Locale) {
      setParams((before) => {
        const changed = new URLSearchParams(before);
        changed.delete('lang');
        if (next !== defaultLocale) changed.set('lang', next);
        return changed;
      });
    },
  };
}
