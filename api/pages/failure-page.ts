import type { Business } from '#domain/business/business.ts';
import type { Locale } from '#domain/locale/locale.ts';

interface FailureWords {
  title: string;
  heading: string;
  /** Before the phone number. */
  whatToDo: (name: string) => string;
}

const words: Readonly<Record<Locale, FailureWords>> = {
  en: {
    title: 'Something went wrong',
    heading: 'Something went wrong on our side',
    whatToDo: (name) => `Please try again in a minute, or call ${name} at`,
  },
  es: {
    title: 'Algo falló',
    heading: 'Algo falló de nuestro lado',
    whatToDo: (name) => `Intente de nuevo en un minuto o llame a ${name} al`,
  },
};

/** Shown if rendering fails, in the business's language. Uses no code that could have failed as well. */
export const failurePage = ({ name, phone, locale }: Business): string => `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${words[locale].title}</title>
<h1>${words[locale].heading}</h1>
<p>${words[locale].whatToDo(escaped(name))}
<a href="${phone.href}">${escaped(phone.display)}</a>.</p>
</html>
`;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
