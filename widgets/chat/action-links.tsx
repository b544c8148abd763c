import { type ChatAction, isPage } from '#domain/chat/chat-actions.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { useBusiness } from '#ui/business.tsx';
import type { ChatLinks, ChatStore } from './chat.types.ts';
import { closeChat } from './conversation.ts';
import { pageAddress } from './page-address.ts';

interface ActionLinksProps {
  store: ChatStore;
  actions: readonly ChatAction[];
  links: ChatLinks;
  /** The language of the pages. */
  locale: Locale;
  label?: string;
}

/** Window width in px below which the panel would cover the page that a link opens. */
const NARROW = 640;

/** Next steps as links to the business's pages, telephone and mailbox. */
export function ActionLinks({ store, actions, links, locale, label }: ActionLinksProps) {
  const { PageLink } = links;
  const { locale: shown } = useBusiness();
  const onFollow = () => {
    if (window.innerWidth < NARROW) closeChat(store, { moveFocus: false });
  };
  return (
    <ul className="chat-actions" aria-label={label} lang={locale === shown ? undefined : locale}>
      {actions.map(({ label: text, href }) => (
        <li key={text}>
          {isPage(href) && PageLink ? (
            <PageLink href={href} locale={locale} className="chat-action" onClick={onFollow}>
              {text}
            </PageLink>
          ) : (
            <a
              className="chat-action"
              part="link"
              href={isPage(href) ? pageAddress(href, locale, links) : href}
            >
              {text}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
