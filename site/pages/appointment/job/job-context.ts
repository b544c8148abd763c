import type { AppointmentView } from '#domain/booking/client/client-access.ts';
import type { ClientJob } from '#domain/jobs/client-job.ts';
import { type NextStep, nextStepOf } from '#domain/jobs/next-step.ts';
import type { words as en } from './job.en.ts';

/** What the parts of the page that show the job have in common. */
export interface JobProps {
  token: string;
  view: AppointmentView;
  job: ClientJob;
  /** Shows the appointment as the server has it now, with a message; rejects if it cannot be fetched. */
  onRefresh: (said?: string) => Promise<AppointmentView>;
}

/** The job, where the page shows it: of a canceled appointment only if there is something to settle. */
export function shownJob({ stage, job }: AppointmentView): ClientJob | undefined {
  if (!job || stage === 'unconfirmed' || stage === 'released') return undefined;
  if (stage !== 'cancelled') return job;
  const hasRecords = job.payments.length > 0 || job.signatures.length > 0 || job.total > 0;
  return hasRecords || job.report ? job : undefined;
}

/** Whether the appointment has begun, or nobody comes any more. */
export const isOver = ({ stage, job }: AppointmentView): boolean =>
  stage === 'past' || stage === 'cancelled' || job?.outcome !== undefined;

/** Whether it is to be paid by the end of the inspection at the latest. */
export const isDueByVisit = ({ paymentTime }: ClientJob): boolean =>
  paymentTime === 'booking' || paymentTime === 'inspection';

/** What a client does about a payment that is due. */
export const howToPay = ({ canPayOnline }: ClientJob, words: typeof en): string =>
  canPayOnline ? words.payOnlineText : words.payDirectText;

export const stepOf = (job: ClientJob, view: AppointmentView): NextStep | undefined =>
  nextStepOf(job, isOver(view));
