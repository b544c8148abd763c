import { useState } from 'react';
import type { AgentView } from '#domain/agents/agent-view.ts';
import { Icon } from '#site/icons/icon.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { readTexts, storeTexts } from '#site/typed-text/stored-texts.ts';
import { useBusiness } from '#ui/business.tsx';
import { PhoneLinked } from '#ui/phone-linked.tsx';
import { useWords } from '#ui/words.ts';
import { agentWords } from './agent.words.ts';
import { AgentMails } from './agent-mails.tsx';
import { Inspections } from './inspections.tsx';

interface AgentPageProps {
  /** As rendered by the server. */
  first: AgentView;
  token: string;
}

/** The inspections, the way to the next booking, and whether the agent gets mails. */
export function AgentPage({ first, token }: AgentPageProps) {
  const { phone } = useBusiness();
  const words = useWords(agentWords);
  const [agent, setAgent] = useState(first);
  const { name, email, upcoming, past, partner } = agent;
  const isEmpty = upcoming.length + past.length === 0;
  return (
    <div className="site-wrap agent">
      <header className="agent-head">
        <h1>{words.title}</h1>
        <p className="site-lede">{words.lede(name)}</p>
      </header>
      {isEmpty ? (
        <p className="site-panel">{words.empty}</p>
      ) : (
        <>
          <Inspections title={words.upcoming} list={upcoming} token={token}>
            {words.noUpcoming}
          </Inspections>
          <Inspections title={words.past} list={past} token={token} />
        </>
      )}
      <div>
        <div className="site-actions">
          <SiteLink
            href={partner ? `/calendar?partner=${partner.slug}` : '/calendar'}
            className="ui-button"
            data-kind="action"
            onClick={() => fillIn(agent)}
          >
            <Icon name="book" size={18} />
            {words.bookNext}
          </SiteLink>
        </div>
        <p className="agent-note">{words.bookNote(email)}</p>
      </div>
      <AgentMails agent={agent} token={token} onSaved={setAgent} />
      {partner ? (
        <section aria-labelledby="widgets">
          <h2 id="widgets">{words.widgetsTitle}</h2>
          <p>{words.widgetsText(partner.name)}</p>
          <div className="site-actions">
            <SiteLink href={`/embed?name=${partner.slug}`} className="ui-button">
              {words.widgetsLink}
            </SiteLink>
          </div>
        </section>
      ) : null}
      <p className="agent-note">
        <PhoneLinked text={words.linkNote(phone.display)} />
      </p>
    </div>
  );
}

/** Puts the agent into the booking form of this tab. Not by its address, which others may read. */
function fillIn({ name = '', email }: AgentView): void {
  storeTexts('booking', { ...readTexts('booking'), agentName: name, agentEmail: email });
}
