import { useBusiness } from '#ui/business.tsx';
import { useWords } from '#ui/words.ts';
import { jobWords } from './job.words.ts';
import { isOver, type JobProps } from './job-context.ts';

/** Why the report cannot be read yet; a readable one is the next step. */
export function ReportSection({ view, job }: JobProps) {
  const { words: business } = useBusiness();
  const words = useWords(jobWords);
  if (job.report && job.block === undefined) return null;
  const reason =
    job.report && job.block && job.block !== 'report_missing'
      ? words.reportBlocks[job.block]
      : isOver(view)
        ? words.reportWritten
        : words.reportComes(business.reportTime);
  return (
    <section className="job-section site-no-print" aria-labelledby="report">
      <h2 id="report">{words.reportTitle}</h2>
      <p>{reason}</p>
    </section>
  );
}
