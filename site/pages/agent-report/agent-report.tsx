import type { AgentReportView } from '#domain/jobs/agent-report-view.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { Icon } from '#site/icons/icon.tsx';
import { CallButton } from '#site/parts/closing-call.tsx';
import { dateOf } from '#site/parts/date-of.ts';
import { sizeText } from '#site/parts/size-text.ts';
import { useBusiness } from '#ui/business.tsx';
import { InspectorBadge } from '#ui/inspector-badge.tsx';
import { useWords } from '#ui/words.ts';
import { agentReportWords } from './agent-report.words.ts';

interface AgentReportProps {
  first: AgentReportView;
  token: string;
}

/** The report of one inspection, for the agent of its client. */
export function AgentReport({ first, token }: AgentReportProps) {
  const business = useBusiness();
  const words = useWords(agentReportWords);
  const { street, date, bytes, at, video } = first;
  return (
    <div className="site-wrap agent-report">
      <h1>{words.title}</h1>
      <p className="site-lede">{words.shared}</p>
      <section className="site-panel agent-report-panel" aria-label={street}>
        <p className="agent-report-street">
          <Icon name="location" size={22} />
          <span>{street}</span>
        </p>
        <p>{words.inspected(formatDate(date, 'long', business.locale))}</p>
        <InspectorBadge />
        <div className="site-actions site-no-print">
          <a
            className="ui-button"
            data-kind="action"
            href={`/api/reports/${token}/report.pdf`}
            download
          >
            <Icon name="report" size={18} />
            <span>{words.read(sizeText(bytes))}</span>
          </a>
          {video ? (
            <a className="ui-button" href={video} target="_blank" rel="noopener noreferrer">
              <Icon name="video" size={18} />
              {words.video}
            </a>
          ) : null}
        </div>
        <p className="agent-report-note">{words.from(dateOf(at, business))}</p>
      </section>
    </div>
  );
}

/** Shown when the link opens no report, or when nobody can be asked. */
export function NoReport({ reason }: { reason: 'gone' | 'unreachable' }) {
  const words = useWords(agentReportWords);
  return (
    <div className="site-wrap agent-report">
      <h1>{words[`${reason}Title`]}</h1>
      <p className="site-lede">{words[`${reason}Text`]}</p>
      <div className="site-actions">
        <CallButton />
      </div>
    </div>
  );
}
