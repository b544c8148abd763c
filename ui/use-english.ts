import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import { useBusiness } from './business.tsx';

/** The `lang` of a text in `locale` on a page; undefined where it is the page's own. English without one. */
export const useLangOf = (): ((text: { locale?: Locale | undefined }) => Locale | undefined) => {
  const { locale: shown } = useBusiness();
  return ({ locale = defaultLocale }) => (locale === shown ? undefined : locale);
};

/** The `lang` of what is in English on every page, such as a review; undefined on a page in English. */
export const useEnglish = (): Locale | undefined => useLangOf()({});
