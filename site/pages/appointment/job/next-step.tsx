import { moneyText } from '#domain/jobs/cents.ts';
import type { ClientJob } from '#domain/jobs/client-job.ts';
import { Icon } from '#site/icons/icon.tsx';
import { dateOf } from '#site/parts/date-of.ts';
import { useBusiness } from '#ui/business.tsx';
import { useWords } from '#ui/words.ts';
import type { words as en } from './job.en.ts';
import { jobWords } from './job.words.ts';
import { howToPay, isOver, type JobProps, stepOf } from './job-context.ts';
import { JobProgress } from './job-progress.tsx';
import { PayOnline } from './pay-online.tsx';
import { ReportLink } from './report-link.tsx';

/** What the client does next, with the way to it, and how far the job is. */
export function NextStep(props: JobProps) {
  const { token, view, job } = props;
  const words = useWords(jobWords);
  const business = useBusiness();
  const step = stepOf(job, view);
  const readOn = job.report ? dateOf(job.report.at, business) : '';
  const { title, text } = stepTexts(props, words, readOn);
  const link = {
    sign: { href: '#agreement', label: words.signTitle },
    pay: { href: '#payment', label: words.howToPay },
  };
  return (
    <section className="site-panel job-next site-no-print" aria-labelledby="next" data-step={step}>
      {step && !job.outcome ? <p className="job-next-eyebrow">{words.next}</p> : null}
      <h2 id="next">{title}</h2>
      <p className="job-next-text">{text}</p>
      {step === 'read' ? (
        <div className="site-actions site-no-print">
          <ReportLink token={token} job={job} />
          {job.video ? (
            <a className="ui-button" href={job.video} target="_blank" rel="noopener noreferrer">
              <Icon name="video" size={18} />
              {words.video}
            </a>
          ) : null}
        </div>
      ) : step === 'pay' && job.canPayOnline ? (
        <PayOnline {...props} />
      ) : step ? (
        <div className="site-actions site-no-print">
          <a className="ui-button" data-kind="action" href={link[step].href}>
            {step === 'sign' ? <Icon name="report" size={18} /> : null}
            <span>{link[step].label}</span>
          </a>
        </div>
      ) : null}
      {job.state === 'ended' ? null : <JobProgress job={job} step={step} isOver={isOver(view)} />}
    </section>
  );
}

function stepTexts({ view, job }: JobProps, words: typeof en, readOn: string) {
  const step = stepOf(job, view);
  if (job.outcome) return { title: outcomeText(job.outcome, words), text: dueOf(job, words) };
  if (step === 'sign') {
    return job.agreement === 'outdated'
      ? { title: words.signAgainTitle, text: words.signAgainText }
      : { title: words.signTitle, text: words.signText };
  }
  if (step === 'pay') {
    return { title: words.payTitle(moneyText(job.due)), text: howToPay(job, words) };
  }
  if (step === 'read') return { title: words.readTitle, text: words.readText(readOn) };
  return isOver(view) && job.state !== 'ended'
    ? { title: words.writingTitle, text: words.writingText }
    : { title: words.waitTitle, text: words.waitText };
}

const outcomeText = (outcome: NonNullable<ClientJob['outcome']>, words: typeof en) =>
  outcome === 'no_show' ? words.noShow : words.lateCancellation;

const dueOf = (job: ClientJob, words: typeof en) =>
  job.due > 0 ? words.open(moneyText(job.due)) : '';
