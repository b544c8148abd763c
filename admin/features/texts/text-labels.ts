import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import type { Block } from './text-values.ts';

/** "weakPointsTitle" as "Weak points title". */
export function keyLabel(key: string): string {
  const words = key
    .replaceAll('_', ' ')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The label of a block below the name of its page: "Home page, top" as "Top". */
export function blockLabel({ label }: Block, page: string): string {
  const short = label.startsWith(`${page}, `) ? label.slice(page.length + 2) : label;
  return short.charAt(0).toUpperCase() + short.slice(1);
}

/** In the address of its screen. */
export const pageSlug = (page: string): string => page.toLowerCase().replaceAll(' ', '-');

/** The address of all texts of a language below /admin. */
export const textsAddress = (locale: Locale): string => `/texts${searchOf(locale)}`;

/** The address of a page's texts in a language, with a block open. */
export const pageAddress = (page: string, locale: Locale, block?: Block): string =>
  `/texts/${pageSlug(page)}${searchOf(locale, block)}${block ? `#${block.id}` : ''}`;

function searchOf(locale: Locale, block?: Block): string {
  const search = new URLSearchParams({
    ...(locale !== defaultLocale && { lang: locale }),
    ...(block && { open: block.id }),
  });
  return search.size > 0 ? `?${search}` : '';
}

/** One text of a block: "text.steps.0.title" of "Home page, the steps" as "Home page, the steps: Steps 1 Title". */
export const textLabel = ({ label }: Block, name: string): string =>
  `${label}: ${name
    .split('.')
    .slice(1)
    .map((key) => (Number.isNaN(Number(key)) ? keyLabel(key) : String(Number(key) + 1)))
    .join(' ')}`;
