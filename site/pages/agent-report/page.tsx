import { useLocation } from 'wouter';
import { ApiError } from '#client/api-error.ts';
import { textsOf } from '#domain/business/text-block.ts';
import { siteKeywords } from '#domain/content/site-meta.ts';
import type { AgentReportView } from '#domain/jobs/agent-report-view.ts';
import { businessIn } from '#site/data/page-data.ts';
import { useSiteData } from '#site/data/use-site-data.ts';
import type { Page } from '#site/page.ts';
import { AgentReport, NoReport } from './agent-report.tsx';
import { agentReportWords } from './agent-report.words.ts';
import '#ui/inspector-badge.css';
import './agent-report.css';

const tokenOf = (path: string) => path.slice('/report/'.length);
const keyOf = (path: string) => `reports/${tokenOf(path)}`;

export const page: Page = {
  Component: AgentReportPage,
  meta(path, data) {
    const business = businessIn(data);
    const { title, description, keywords } = agentReportWords.in(business.locale);
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

/** The report of one inspection, for the agent with its link. */
function AgentReportPage() {
  const [path] = useLocation();
  const { data: report, error } = useSiteData<AgentReportView>(keyOf(path));
  if (report) return <AgentReport token={tokenOf(path)} report={report} />;
  if (error && !(error instanceof ApiError && error.problem?.code === 'not_found')) {
    return <NoReport reason="unreachable" />;
  }
  if (report === null || error) return <NoReport reason="gone" />;
  return <div className="site-waiting" />;
}
