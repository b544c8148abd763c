import { SiteLink } from '#site/routing/site-link.tsx';
import { ChatWidget } from '#widgets/chat/chat.tsx';
import { ErrorBoundary } from '#widgets/core/error-boundary.tsx';

/** The help chat on every page; its conversation outlives a change of page. */
export function HelpChat() {
  return (
    <div className="ui-host site-chat">
      <ErrorBoundary>
        <ChatWidget PageLink={SiteLink} />
      </ErrorBoundary>
    </div>
  );
}
