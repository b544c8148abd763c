import { useLocation } from 'wouter';
import { agentPath } from '#client/agent.ts';
import { ApiError } from '#client/api-error.ts';
import type { AgentView } from '#domain/agents/agent-view.ts';
import { textsOf } from '#domain/business/text-block.ts';
import { siteKeywords } from '#domain/content/site-meta.ts';
import { businessIn } from '#site/data/page-data.ts';
import { useSiteData } from '#site/data/use-site-data.ts';
import type { Page } from '#site/page.ts';
import { agentWords } from './agent.words.ts';
import { AgentPage } from './agent-page.tsx';
import { NoAgent } from './no-agent.tsx';
import './agent.css';

const tokenOf = (path: string) => path.slice('/agent/'.length);
const keyOf = (path: string) => agentPath(tokenOf(path));

export const page: Page = {
  Component: LinkedAgent,
  meta(path, data) {
    const business = businessIn(data);
    const { title, description, keywords } = agentWords.in(business.locale);
    return {
      title: `${title} | ${business.name}`,
      description: description(business.name),
      keywords: [keywords, ...textsOf(siteKeywords, business)].join(', '),
      noindex: true,
      ...(data[keyOf(path)] === null && { notFound: true as const }),
    };
  },
  data: (path) => [keyOf(path)],
};

/** The inspections of an agent's clients, for anyone with the agent's link. */
function LinkedAgent() {
  const [path] = useLocation();
  const { data: agent, error } = useSiteData<AgentView>(keyOf(path));
  if (agent) return <AgentPage key={path} first={agent} token={tokenOf(path)} />;
  if (error && !(error instanceof ApiError && error.problem?.code === 'not_found')) {
    return <NoAgent reason="unreachable" />;
  }
  if (agent === null || error) return <NoAgent reason="gone" />;
  return <div className="site-waiting" />;
}
