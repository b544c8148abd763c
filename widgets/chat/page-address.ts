import type { ChatPage } from '#domain/chat/chat-actions.ts';

interface Origin {
  siteBase?: string | undefined;
  apiBase?: string | undefined;
  partner?: string | undefined;
}

/**
 * A page of the business's site, seen from the page that embeds the chat; `from` is that page's
 * query. Partner and utm_* go along: the lead comes from there.
 */
export function pageAddress(
  page: ChatPage,
  { siteBase, apiBase = '', partner }: Origin,
  from = globalThis.location.search,
): string {
  const search = new URLSearchParams();
  if (partner) search.set('partner', partner);
  for (const [name, value] of new URLSearchParams(from)) {
    if (name.startsWith('utm_')) search.append(name, value);
  }
  const query = search.size > 0 ? `?${search}` : '';
  return `${siteBase ?? apiBase}${page}${query}`;
}
