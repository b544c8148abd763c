import { moneyText } from '#domain/jobs/cents.ts';
import type { ClientJob } from '#domain/jobs/client-job.ts';
import type { NextStep } from '#domain/jobs/next-step.ts';
import { Icon } from '#site/icons/icon.tsx';
import { useWords } from '#ui/words.ts';
import type { words as en } from './job.en.ts';
import { jobWords } from './job.words.ts';
import { isDueByVisit } from './job-context.ts';

interface Part {
  step: NextStep;
  label: string;
  state: string;
  isDone: boolean;
}

interface JobProgressProps {
  job: ClientJob;
  /** What is to be done next. */
  step: NextStep | undefined;
  /** The appointment has begun. */
  isOver: boolean;
}

/** Agreement, payment and report, each with its state. */
export function JobProgress({ job, step, isOver }: JobProgressProps) {
  const words = useWords(jobWords);
  return (
    <ol className="job-progress" aria-label={words.progress}>
      {partsOf({ job, step, isOver }, words).map((part) => (
        <li
          key={part.step}
          data-state={part.isDone ? 'done' : part.step === step ? 'next' : 'later'}
        >
          <span className="job-progress-mark" aria-hidden="true">
            {part.isDone ? <Icon name="check" size={16} /> : null}
          </span>
          <span className="job-progress-label">{part.label}</span>
          <span className="job-progress-state">
            {part.isDone || part.step === step ? (
              <span className="ui-visually-hidden">
                {`${part.isDone ? words.done : words.isNext} `}
              </span>
            ) : null}
            <span>{part.state}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function partsOf({ job, step, isOver }: JobProgressProps, words: typeof en): Part[] {
  const isReadable = job.report !== undefined && job.block === undefined;
  const parts: Part[] = [];
  if (job.agreement !== 'none') {
    const state = {
      unsigned: words.toSign,
      outdated: words.toSignAgain,
      signed: words.signed,
    }[job.agreement];
    parts.push({ step: 'sign', label: words.agreement, state, isDone: job.agreement === 'signed' });
  }
  if (job.payment !== 'none') {
    const isPaid = job.payment === 'paid';
    const isDone = isPaid && job.isChecked;
    const state = isPaid
      ? isDone
        ? words.paid
        : words.beingChecked
      : paymentState(job, (isOver && isDueByVisit(job)) || step === 'pay', words);
    parts.push({ step: 'pay', label: words.payment, state, isDone });
  }
  const state = isReadable ? words.ready : reportState(job, isOver, words);
  parts.push({ step: 'read', label: words.report, state, isDone: isReadable });
  return parts;
}

function paymentState(
  { due, payment, paymentTime }: ClientJob,
  /** The client can pay now, or could have. */
  isDue: boolean,
  words: typeof en,
): string {
  const amount = moneyText(due);
  return isDue || payment === 'partly' ? words.open(amount) : words.due[paymentTime](amount);
}

function reportState({ report, block }: ClientJob, isOver: boolean, words: typeof en): string {
  if (!report) return isOver ? words.beingPrepared : words.afterInspection;
  if (block === 'agreement_unsigned') return words.opensSigned;
  return block === 'payment_due' ? words.opensPaid : words.beingPrepared;
}
