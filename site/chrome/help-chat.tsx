import { SiteLink } from '#site/routing/site-link.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { ChatWidget } from '#widgets/chat/chat.tsx';
import '#widgets/chat/chat.css';
import './help-chat.css';

/** The help chat on every page; its conversation stays when the page changes. */
export function HelpChat() {
  return (
    <div className="ui-host site-chat">
      <ErrorBoundary>
        <ChatWidget PageLink={SiteLink} />
      </ErrorBoundary>
    </div>
  );
}
