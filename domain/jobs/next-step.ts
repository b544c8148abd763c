import type { ClientJob } from './client-job.ts';

/** What the client does next: sign the agreement, pay, or read the report. */
export type NextStep = 'sign' | 'pay' | 'read';

/** `isOver`: the appointment has begun, or nobody comes any more. */
function isDueNow(
  {
    due,
    payment,
    paymentTime,
    report,
  }: Pick<ClientJob, 'due' | 'payment' | 'paymentTime' | 'report'>,
  isOver: boolean,
): boolean {
  if (payment === 'none' || due <= 0 || paymentTime === 'closing') return false;
  if (paymentTime === 'booking') return true;
  return paymentTime === 'report' ? report !== undefined : isOver || report !== undefined;
}

/** Undefined while the client has nothing to do. */
export function nextStepOf(job: ClientJob, isOver: boolean): NextStep | undefined {
  if (job.agreement === 'unsigned' || job.agreement === 'outdated') return 'sign';
  if (job.report && job.block === undefined) return 'read';
  return isDueNow(job, isOver) ? 'pay' : undefined;
}
