import { useStore } from 'zustand';
import { business } from '#domain/business/business.ts';
import { type LazyChunk, preloadOnInteraction } from '#ui/lazy.ts';
import { useMoveFocus } from '#ui/use-move-focus.ts';
import type { ChatStore } from './chat.types.ts';

interface ChatLauncherProps {
  store: ChatStore;
  /** Loaded when the visitor points at the button or opens the chat. */
  chunk: LazyChunk<{ openChat: (store: ChatStore) => void }>;
}

export function ChatLauncher({ store, chunk }: ChatLauncherProps) {
  const { opening, offline, unread } = useStore(store);
  const button = useMoveFocus<HTMLButtonElement>(store);

  async function open() {
    store.setState({ opening: true, offline: false });
    try {
      const { openChat } = await chunk.load();
      openChat(store);
    } catch {
      store.setState({ offline: true });
    } finally {
      store.setState({ opening: false });
    }
  }

  return (
    <section className="chat" aria-label="Help chat">
      <p className="chat-status" role="status">
        {offline ? (
          <>
            The chat could not be loaded. Try again, or call{' '}
            <a className="ui-link" href={business.phone.href}>
              {business.phone.display}
            </a>
            .
          </>
        ) : unread ? (
          `${unread} new ${unread > 1 ? 'answers' : 'answer'}`
        ) : null}
      </p>
      <button
        type="button"
        ref={button}
        className="ui-card chat-launcher"
        part="card"
        aria-expanded={false}
        onClick={open}
        {...preloadOnInteraction(chunk)}
      >
        <svg className="chat-mark" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M2 3h20v15H12l-5 4v-4H2zm4 5v2h12V8zm0 4v2h8v-2z" />
        </svg>
        <span className="chat-words">
          <span className="chat-invitation" part="title">
            {opening ? 'Opening…' : 'Questions? Ask us'}
          </span>
          <span className="chat-name" part="licence">
            {business.name} · {business.licence.label}
          </span>
        </span>
      </button>
    </section>
  );
}
