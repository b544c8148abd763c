import type { AgentView } from '#domain/agents/agent-view.ts';
import { wordMeta } from '#site/meta/page-meta.ts';
import { linkedPage } from '#site/pages/linked-page.tsx';
import { agentWords } from './agent.words.ts';
import { AgentPage } from './agent-page.tsx';
import { NoAgent } from './no-agent.tsx';
import './agent.css';

/** The inspections of an agent's clients. */
export const page = linkedPage<AgentView>({
  kind: 'agent',
  meta: (business) => wordMeta(agentWords.in(business.locale), business),
  Shown: AgentPage,
  Missing: NoAgent,
});
