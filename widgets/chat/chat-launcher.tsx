import { useEffect } from 'react';
import { useStore } from 'zustand';
import { nameAndLicense } from '#domain/business/name-and-license.ts';
import { useBusiness } from '#ui/business.tsx';
import { preloadOnInteraction } from '#ui/lazy.ts';
import { useOutOfTheWay } from '#ui/overlay/use-out-of-the-way.ts';
import { warnIfTrapped } from '#ui/overlay/warn-if-trapped.ts';
import { useMoveFocus } from '#ui/use-move-focus.ts';
import { useWords } from '#ui/words.ts';
import type { ChatStore } from './chat.types.ts';
import { chatLazy, loadAndOpen } from './chat-lazy.ts';
import { chatWidgetWords } from './chat-widget.words.ts';

export function ChatLauncher({ store }: { store: ChatStore }) {
  const business = useBusiness();
  const words = useWords(chatWidgetWords);
  const { opening, offline, unread, locale } = useStore(store);
  const button = useMoveFocus<HTMLButtonElement>(store);
  const aside = useOutOfTheWay(button);

  useEffect(() => {
    if (button.current) warnIfTrapped(button.current);
  }, [button]);

  return (
    <section
      className="chat"
      aria-label={words.name}
      lang={locale}
      data-aside={aside ? '' : undefined}
    >
      <p className="chat-status" role="status">
        {offline ? (
          <span>
            {words.offline}{' '}
            <a className="ui-link" href={business.phone.href}>
              {business.phone.display}
            </a>
            .
          </span>
        ) : unread ? (
          words.newAnswers(unread)
        ) : null}
      </p>
      <button
        type="button"
        ref={button}
        className="ui-card chat-launcher"
        part="card"
        aria-expanded={false}
        onClick={() => void loadAndOpen(store, business.locale)}
        {...preloadOnInteraction(chatLazy)}
      >
        <svg className="chat-mark" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M2 3h20v15H12l-5 4v-4H2zm4 5v2h12V8zm0 4v2h8v-2z" />
        </svg>
        <span className="chat-words">
          <span className="chat-invitation" part="title">
            {opening ? words.opening : words.invitation}
          </span>
          <span className="chat-name" part="licence">
            {nameAndLicense(business)}
          </span>
        </span>
      </button>
    </section>
  );
}
