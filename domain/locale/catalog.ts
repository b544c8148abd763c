import { type Locale, locales } from './locale.ts';

/** The words of one part of the product, in each language; only those asked for are loaded. */
export interface Catalog<T> {
  /** The words in a language; throws if they are not loaded. */
  in(locale: Locale): T;
  /** Loads them; rejects if they cannot be fetched, and can then be called again. */
  load(locale: Locale): Promise<void>;
}

/** Words, or the function that imports the module with them. */
type Source<T> = T | (() => Promise<{ words: T }>);

const catalogs: Catalog<unknown>[] = [];
const wanted = new Set<Locale>();

/**
 * Declares the words of a part. Each language is a module of its own, whose `words` have the same entries:
 * `es.ts` says `satisfies typeof en`, so that a missing or superfluous entry is a type error. English is given as it
 * is where code that has it loads anyway, and where it is shorter than a request.
 */
export function catalog<T extends object>(
  sources: { en: Source<T> } & Record<Locale, Source<NoInfer<T>>>,
): Catalog<T> {
  const loaded: Partial<Record<Locale, T>> = {};
  const own: Catalog<T> = {
    in(locale) {
      const source = sources[locale];
      const words = typeof source === 'function' ? loaded[locale] : source;
      if (!words) throw new Error(`Words are used before they are loaded: ${locale}`);
      return words;
    },
    async load(locale) {
      const source = sources[locale];
      if (typeof source === 'function') loaded[locale] ??= (await source()).words;
    },
  };
  catalogs.push(own);
  return own;
}

/** Loads the words of all code loaded so far in a language; if that succeeds, `loadNewWords` loads later ones. */
export async function loadWords(locale: Locale): Promise<void> {
  await loadIn([locale]);
  wanted.add(locale);
  // Code that arrived meanwhile has words of its own.
  await loadIn([locale]);
}

/** Loads the words of code that was imported since, in the languages in use. */
export const loadNewWords = (): Promise<void> => loadIn([...wanted]);

async function loadIn(languages: readonly Locale[]): Promise<void> {
  await Promise.all(languages.flatMap((locale) => catalogs.map((one) => one.load(locale))));
}

/** For processes that word anything for anybody. */
export const loadAllWords = async (): Promise<void> => {
  await Promise.all(locales.map(loadWords));
};
