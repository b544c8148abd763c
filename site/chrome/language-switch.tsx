import { type Locale, locales } from '#domain/locale/locale.ts';
import { useBusiness } from '#ui/business.tsx';
import { LanguageLink } from './language-link.tsx';
import './language.css';

/** What speakers of a language call it. */
const names: Readonly<Record<Locale, string>> = { en: 'English', es: 'Español' };

interface LanguageSwitchProps {
  path: string;
  /** Shows "ES" instead of the name, in the row of the header. */
  short?: boolean;
  onChoose?: () => void;
}

/** Links to the same page in the other languages. Whatever was typed on it stays. */
export function LanguageSwitch({ path, short = false, onChoose }: LanguageSwitchProps) {
  const { locale: shown } = useBusiness();
  return (
    <div className="site-language" data-short={short || undefined}>
      {locales
        .filter((locale) => locale !== shown)
        .map((locale) => (
          <LanguageLink key={locale} locale={locale} path={path} onClick={onChoose}>
            {short ? (
              <>
                <span aria-hidden="true">{locale.toUpperCase()}</span>
                <span className="ui-visually-hidden">{names[locale]}</span>
              </>
            ) : (
              names[locale]
            )}
          </LanguageLink>
        ))}
    </div>
  );
}
