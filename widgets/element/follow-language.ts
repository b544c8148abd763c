import type { Business } from '#domain/business/business.ts';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import { languageAround, watchLanguage } from './page-language.ts';
import { pause } from './pause.ts';

/** Milliseconds until a language that could not be fetched is tried again; doubled after each failure. */
const RETRY_DELAY = 5000;

/** How an element gets and shows a language. */
interface LanguageView {
  /** Fetches the words and the business in a language; rejects if that fails. */
  load: (locale: Locale) => Promise<Business>;
  /** Shows the business in its language. */
  show: (business: Business) => void;
}

/**
 * Shows an element in the language around it, at once and whenever that changes. Until the new language has been
 * fetched, the earlier one stays; English stands in for the first one if that cannot be fetched, which is tried until
 * there is an answer. Returns a function that ends all this.
 */
export function followLanguage(element: Element, { load, show }: LanguageView): () => void {
  let wanted: Locale | undefined;
  let isShown = false;

  const showIn = async (locale: Locale, instead = locale) => {
    const business = await load(instead);
    if (wanted !== locale) return;
    isShown = true;
    show(business);
  };

  const showUntilDone = async (locale: Locale, delay = RETRY_DELAY): Promise<void> => {
    try {
      await showIn(locale);
    } catch (error) {
      console.error(`<${element.localName}> could not get its words and is tried again.`, error);
      if (!isShown && locale !== defaultLocale) {
        await showIn(locale, defaultLocale).catch(console.error);
      }
      await pause(delay);
      if (wanted === locale) await showUntilDone(locale, delay * 2);
    }
  };

  const check = () => {
    const locale = languageAround(element);
    if (wanted === locale) return;
    wanted = locale;
    void showUntilDone(locale);
  };

  check();
  const stopWatching = watchLanguage(element, check);
  return () => {
    stopWatching();
    wanted = undefined;
  };
}
