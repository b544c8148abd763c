import { textsOf } from '#domain/business/text-block.ts';
import { siteKeywords } from '#domain/content/site-meta.ts';
import { businessIn } from '#site/data/page-data.ts';
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
    const { title, description, keywords } = agentLinkWords.in(business.locale);
    return {
      title: `${title} | ${business.name}`,
      description: description(business.name),
      keywords: [keywords, ...textsOf(siteKeywords, business)].join(', '),
      noindex: true,
    };
  },
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
