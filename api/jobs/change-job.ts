import { ApiProblem, fieldProblem } from '#api/http/api-problem.ts';
import type { Store } from '#api/store/store.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { type JobTerms, released } from '#domain/jobs/job.ts';
import { type JobChanged, type JobRefusal, valid } from '#domain/jobs/job-changes.ts';
import type { JobRecord } from '#domain/jobs/job-record.ts';
import { termsOf } from './job-terms.ts';

/**
 * Stores `change` of the job of `booking`, and its release if nothing keeps the report back after it, in one step.
 * Throws the problem of a refusal.
 */
export async function changeJob(
  store: Pick<Store, 'jobs'>,
  booking: Booking,
  { terms, now }: { terms: JobTerms; now: Date },
  change: (record: JobRecord) => JobChanged,
): Promise<JobRecord> {
  const result = await store.jobs.change<JobChanged>(booking, (record) => {
    const made = change(record);
    const changed = typeof made === 'string' ? made : valid(record, made, booking);
    if (typeof changed === 'string') return { next: record, result: changed };
    const next = released(changed, terms, now);
    // As it is stored, with the next revision.
    return { next, result: next === record ? record : { ...next, revision: record.revision + 1 } };
  });
  if (typeof result === 'string') throw problemOfRefusal(result);
  return result;
}

/** Decides anew about the release of a job after a change of its booking, if it has not opened. */
export async function reviewRelease(
  store: Pick<Store, 'jobs' | 'jobSettings' | 'agreementTemplates'>,
  booking: Booking,
  now: Date,
): Promise<void> {
  await changeJob(store, booking, { terms: await termsOf(store, booking), now }, (job) => job);
}

/** The problem of each refusal. */
function problemOfRefusal(refusal: JobRefusal): ApiProblem {
  switch (refusal) {
    case 'entry_missing':
    case 'outcome_missing':
      return new ApiProblem('not_found');
    case 'id_reused':
      return new ApiProblem('idempotency_key_reused');
    case 'too_many_entries':
      return new ApiProblem('too_many_entries');
    case 'undo_too_late':
      return new ApiProblem('undo_too_late');
    case 'agreement_current':
    case 'higher_price_unsigned':
      return new ApiProblem(refusal);
    case 'price_below_zero':
      return new ApiProblem('price_below_zero', {
        errors: [{ path: 'amount', message: 'The price would be below zero' }],
      });
    case 'refund_too_high':
      return fieldProblem('amount', 'This is more than what is left of the payment');
    case 'report_missing':
      return new ApiProblem('report_missing');
    case 'report_readable':
      return new ApiProblem('report_readable');
  }
}
