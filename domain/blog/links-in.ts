import type { Locale } from '#domain/locale/locale.ts';
import { addressIn, localizedPath } from '#domain/locale/localized-path.ts';

/** The path of a link within the site, in the HTML that the API renders. */
const ownLink = /(?<=<a href=")\/(?!\/)[^"?#]*/g;

/** What is no page: files, the API and the admin. */
const isFile = (path: string) => /\.\w+$|^\/(?:api|admin|storybook)(?:\/|$)/.test(path);

/** An article's HTML whose links lead to the site's pages in a language. */
export const linksIn = (locale: Locale, html: string): string =>
  html.replaceAll(ownLink, (path) =>
    isFile(path) ? path : addressIn(locale, localizedPath(path).path),
  );
