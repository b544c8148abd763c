import { languageNames } from '#admin/leads/languages.ts';
import type { Locale } from '#domain/locale/locale.ts';

interface LanguageChoiceProps {
  legend: string;
  /** Those to choose from; with one there is no choice. */
  locales: readonly Locale[];
  current: Locale;
  onOpen: (locale: Locale) => void;
  /** What to add to a language's name. */
  note?: (locale: Locale) => string | null;
}

/** The language of what is edited below it. */
export function LanguageChoice({ legend, locales, current, onOpen, note }: LanguageChoiceProps) {
  return locales.length < 2 ? null : (
    <fieldset className="admin-choices admin-languages">
      <legend>{legend}</legend>
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          className="admin-choice"
          aria-pressed={locale === current}
          onClick={() => onOpen(locale)}
        >
          <span>{languageNames[locale]}</span>
          <span>{note?.(locale)}</span>
        </button>
      ))}
    </fieldset>
  );
}
