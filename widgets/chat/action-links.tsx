import { type ChatAction, isPage } from '#domain/chat/chat-actions.ts';
import type { ChatStore } from './chat.store.ts';
import type { ChatLinks } from './chat-panel.tsx';
import { closeChat } from './conversation.ts';
import { pageAddress } from './page-address.ts';

interface ActionLinksProps {
  store: ChatStore;
  actions: readonly ChatAction[];
  links: ChatLinks;
  label?: string;
}

/** In a window narrower than this, in px, the panel hides the page that a link leads to. */
const NARROW = 640;

/** Next steps as links: to the business's pages, its telephone, its mailbox. */
export function ActionLinks({ store, actions, links, label }: ActionLinksProps) {
  const { PageLink } = links;
  const followed = () => {
    if (window.innerWidth < NARROW) closeChat(store, { back: false });
  };
  return (
    <ul className="chat-actions" aria-label={label}>
      {actions.map(({ label: text, href }) => (
        <li key={text}>
          {isPage(href) && PageLink ? (
            <PageLink href={href} className="chat-action" onClick={followed}>
              {text}
            </PageLink>
          ) : (
            <a
              className="chat-action"
              part="link"
              href={isPage(href) ? pageAddress(href, links) : href}
            >
              {text}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
