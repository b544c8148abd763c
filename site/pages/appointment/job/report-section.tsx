import { Icon } from '#site/icons/icon.tsx';
import { useBusiness } from '#ui/business.tsx';
import { useWords } from '#ui/words.ts';
import { AgentConsent } from './agent-consent.tsx';
import { jobWords } from './job.words.ts';
import { isOver, type JobProps } from './job-context.ts';
import { ReportLink } from './report-link.tsx';

/** The report, or why it cannot be read yet; and whether the agent gets it. */
export function ReportSection(props: JobProps) {
  const { token, view, job } = props;
  const { words: business } = useBusiness();
  const words = useWords(jobWords);
  const isReadable = job.report !== undefined && job.block === undefined;
  const reason =
    job.report && job.block && job.block !== 'report_missing'
      ? words.reportBlocks[job.block]
      : isOver(view)
        ? words.reportWritten
        : words.reportComes(business.reportTime);
  return (
    <section className="job-section" aria-labelledby="report">
      <h2 id="report">{words.reportTitle}</h2>
      {isReadable ? (
        <div className="site-actions site-no-print">
          <ReportLink token={token} job={job} />
          {job.video ? (
            <a className="ui-button" href={job.video} target="_blank" rel="noopener noreferrer">
              <Icon name="video" size={18} />
              {words.video}
            </a>
          ) : null}
        </div>
      ) : (
        <p>{reason}</p>
      )}
      {job.agent ? <AgentConsent {...props} agent={job.agent} /> : null}
    </section>
  );
}
