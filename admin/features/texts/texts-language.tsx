import { LanguageChoice } from '#admin/forms/language-choice.tsx';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { textDrafts } from './text-drafts.ts';

interface TextsLanguageProps {
  current: Locale;
  onOpen: (locale: Locale) => void;
}

/** The language that is edited; another one with texts that are not published says so. */
export const TextsLanguage = ({ current, onOpen }: TextsLanguageProps) => (
  <LanguageChoice
    legend="Language"
    locales={locales}
    current={current}
    onOpen={onOpen}
    note={(locale) =>
      locale !== current && textDrafts(locale).read().size > 0 ? ' · not published' : null
    }
  />
);
