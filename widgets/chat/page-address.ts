import { attributedSearch } from '#client/attributed-search.ts';
import type { ChatPage } from '#domain/chat/chat-actions.ts';
import type { ChatLinks } from './chat.types.ts';

/**
 * The URL of a page of the business's site. It passes on the partner, and the utm_* of the
 * embedding page, whose query is `from`.
 */
export const pageAddress = (
  page: ChatPage,
  { siteBase, apiBase = '', partner }: ChatLinks,
  from = globalThis.location.search,
): string => `${siteBase ?? apiBase}${page}${attributedSearch({}, partner, from)}`;
