import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { Locale } from '#domain/locale/locale.ts';
import { addressIn } from '#domain/locale/localized-path.ts';

interface LanguageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  locale: Locale;
  /** The path of a page without its language. */
  path: string;
}

/**
 * A link to a page in another language. Whatever was typed on the page stays. All missing pages are served as one
 * document, whose link leads to the missing page of the other language.
 */
export const LanguageLink = ({ locale, path, onClick, ...attributes }: LanguageLinkProps) => (
  <a
    {...attributes}
    href={addressIn(locale, path)}
    hrefLang={locale}
    lang={locale}
    suppressHydrationWarning
    onClick={(event) => {
      onClick?.(event);
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const { search, hash } = window.location;
      navigate(addressIn(locale, path) + search + hash);
    }}
  />
);

/** A click with a key or another button does what browsers do. */
const isPlainClick = ({ button, ctrlKey, metaKey, altKey, shiftKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !altKey && !shiftKey;
