import { agentConsentOf, type ConsentingBooking } from '#domain/jobs/agent-consent.ts';
import {
  changedSinceSigned,
  type JobTerms,
  jobOf,
  signedTextOf,
  standingSignatures,
} from '#domain/jobs/job.ts';
import type { JobRecord } from '#domain/jobs/job-record.ts';
import { isTooSmallOnline } from '#domain/jobs/payable.ts';
import { type PresentedJob, presentedLists } from '#domain/jobs/presented-job.ts';

interface Presented {
  canPayOnline: boolean;
  reportDueAt: string | undefined;
}

/** A job for the owner: without the texts of signatures and the devices on which they were made. */
export function presentJob(
  record: JobRecord,
  terms: JobTerms & { booking: ConsentingBooking },
  { canPayOnline, reportDueAt }: Presented,
): PresentedJob {
  const job = jobOf(record, terms);
  const { booking } = terms;
  const last = record.signatures.at(-1);
  const { confirmations = [] } = (last && signedTextOf(record, last)) ?? {};
  const current = standingSignatures(record, booking);
  return {
    ...job,
    ...presentedLists(record),
    agentConsentedAt: agentConsentOf(booking, record)?.consentedAt,
    paymentTime: terms.paymentTime,
    canPayOnline: canPayOnline && !isTooSmallOnline(job),
    reportDueAt,
    changedTerms: job.agreement === 'outdated' ? changedSinceSigned(record, booking) : [],
    confirmations: confirmations.map(({ at, by, reason }) => ({ at, by, reason })),
    signatures: record.signatures.map((signature) => {
      const { id, at, name, place, version, sha256 } = signature;
      return { id, at, name, place, version, sha256, isCurrent: current.includes(signature) };
    }),
  };
}
