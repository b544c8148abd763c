import { Languages } from 'lucide-react';
import type { Locale } from '#domain/locale/locale.ts';
import { languageNames } from './languages.ts';

/** The client's language, unless it is English. */
export function LanguageChip({ locale }: { locale: Locale | undefined }) {
  if (locale !== 'es') return null;
  return (
    <span className="admin-chip" data-kind="language">
      <Languages size={16} />
      <span>{languageNames[locale]}</span>
    </span>
  );
}
