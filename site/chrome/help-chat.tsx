import { SiteLink } from '#site/routing/site-link.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { ChatWidget } from '#widgets/chat/chat.tsx';
import type { ChatStore } from '#widgets/chat/chat.types.ts';
import '#widgets/chat/chat.css';
import './help-chat.css';

interface HelpChatProps {
  store: ChatStore;
  /** Whether a phone's bottom bar has its button. */
  replaced: boolean;
}

/** The help chat on every page; its conversation stays when the page changes. */
export function HelpChat({ store, replaced }: HelpChatProps) {
  return (
    <div className="ui-host site-chat" data-replaced={replaced ? '' : undefined}>
      <ErrorBoundary>
        <ChatWidget store={store} PageLink={SiteLink} />
      </ErrorBoundary>
    </div>
  );
}
