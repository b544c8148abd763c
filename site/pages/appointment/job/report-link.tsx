import { jobFiles } from '#client/job.ts';
import type { ClientJob } from '#domain/jobs/client-job.ts';
import { Icon } from '#site/icons/icon.tsx';
import { sizeText } from '#site/parts/size-text.ts';
import { useWords } from '#ui/words.ts';
import { jobWords } from './job.words.ts';

/** Downloads the report. */
export function ReportLink({ token, job }: { token: string; job: Pick<ClientJob, 'report'> }) {
  const words = useWords(jobWords);
  if (!job.report) return null;
  const { bytes } = job.report;
  return (
    <a className="ui-button" data-kind="action" href={jobFiles.report(token)} download>
      <Icon name="report" size={18} />
      <span>{words.readReport(sizeText(bytes))}</span>
    </a>
  );
}
