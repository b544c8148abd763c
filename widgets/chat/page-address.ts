import { attributedSearch } from '#client/attributed-search.ts';
import type { ChatPage } from '#domain/chat/chat-actions.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { addressIn } from '#domain/locale/localized-path.ts';
import type { ChatLinks } from './chat.types.ts';

/**
 * The URL of a page of the business's site in a language. It passes on the partner, and the utm_* of the
 * embedding page, whose query is `from`.
 */
export const pageAddress = (
  page: ChatPage,
  locale: Locale,
  { siteBase, apiBase = '', partner }: ChatLinks,
  from = globalThis.location.search,
): string =>
  `${siteBase ?? apiBase}${addressIn(locale, page)}${attributedSearch({}, partner, from)}`;
