import { useLocation } from 'wouter';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useBusiness } from '#ui/business.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { ChatWidget } from '#widgets/chat/chat.tsx';
import type { ChatLinks, ChatStore } from '#widgets/chat/chat.types.ts';
import '#widgets/chat/chat.css';
import { LanguageLink } from './language-link.tsx';
import './help-chat.css';

interface HelpChatProps {
  store: ChatStore;
  /** Whether a phone's bottom bar has its button. */
  replaced: boolean;
}

const links: Required<Pick<ChatLinks, 'PageLink' | 'LanguageLink'>> = {
  PageLink({ locale, ...link }) {
    const { locale: shown } = useBusiness();
    if (locale === shown) return <SiteLink {...link} />;
    return <LanguageLink {...link} locale={locale} path={link.href} />;
  },
  LanguageLink(link) {
    const [path] = useLocation();
    return <LanguageLink {...link} path={path} />;
  },
};

/** The help chat on every page; its conversation stays when the page or its language changes. */
export function HelpChat({ store, replaced }: HelpChatProps) {
  return (
    <div className="ui-host site-chat" data-replaced={replaced ? '' : undefined}>
      <ErrorBoundary>
        <ChatWidget store={store} {...links} />
      </ErrorBoundary>
    </div>
  );
}
