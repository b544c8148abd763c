import type { AgentReportView } from '#domain/jobs/agent-report-view.ts';
import { wordMeta } from '#site/meta/page-meta.ts';
import { linkedPage } from '#site/pages/linked-page.tsx';
import { AgentReport, NoReport } from './agent-report.tsx';
import { agentReportWords } from './agent-report.words.ts';
import '#ui/inspector-badge.css';
import './agent-report.css';

/** The report of one inspection, for its agent. */
export const page = linkedPage<AgentReportView>({
  kind: 'report',
  meta: (business) => wordMeta(agentReportWords.in(business.locale), business),
  Shown: AgentReport,
  Missing: NoReport,
});
