import { businessIn } from '#site/data/page-data.ts';
import { wordMeta } from '#site/meta/page-meta.ts';
import type { Page } from '#site/page.ts';
import { CallButton } from '#site/parts/closing-call.tsx';
import { NoScriptLine } from '#site/parts/no-script-line.tsx';
import { useWords } from '#ui/words.ts';
import { agentLinkWords } from './agent-link.words.ts';
import { LinkForm } from './link-form.tsx';
import './agent-link.css';

export const page: Page = {
  Component: AgentLinkPage,
  meta(_path, data) {
    const business = businessIn(data);
    return wordMeta(agentLinkWords.in(business.locale), business);
  },
  noindex: true,
};

/** Where an agent has the link to the own page sent again. */
function AgentLinkPage() {
  const words = useWords(agentLinkWords);
  return (
    <div className="site-wrap agent-link">
      <h1>{words.title}</h1>
      <p className="site-lede">{words.lede}</p>
      <NoScriptLine />
      <LinkForm />
      <div className="site-actions">
        <CallButton />
      </div>
    </div>
  );
}
