import { randomUUID } from 'node:crypto';
import { ApiProblem } from '#api/http/api-problem.ts';
import type { RouteDependencies } from '#api/http/route-dependencies.ts';
import { changeJob } from '#api/jobs/change-job.ts';
import { termsOf } from '#api/jobs/job-terms.ts';
import { letterheadOf } from '#api/pdf/letterhead.ts';
import type { NewSignature } from '#domain/agreements/agreement-signature.schema.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { signedTextOf } from '#domain/jobs/job.ts';
import { emptyJob, type JobRecord, type Signature } from '#domain/jobs/job-record.ts';
import { nameKey, withSignature } from '#domain/jobs/signature-changes.ts';
import { agreementPdf } from './agreement-pdf.ts';
import {
  type AgreementTerms,
  type CurrentAgreement,
  currentAgreement,
  presentAgreement,
} from './current-agreement.ts';

type Dependencies = Pick<RouteDependencies, 'store' | 'business' | 'clock'>;

/** Where and by what a signature was given. */
export type SignedBy = Pick<Signature, 'place' | 'site' | 'address' | 'browser'>;

async function termsOfAgreement(
  { store, business, clock }: Dependencies,
  booking: Booking,
): Promise<AgreementTerms> {
  const [terms, templates] = await Promise.all([
    termsOf(store, booking),
    store.agreementTemplates.all(),
  ]);
  return { booking, terms, templates, business: business.current, now: clock() };
}

/** Throws `not_found` when there is nothing to sign and nothing signed. */
export async function readAgreement(
  dependencies: Dependencies,
  booking: Booking,
): Promise<CurrentAgreement> {
  const [terms, record] = await Promise.all([
    termsOfAgreement(dependencies, booking),
    dependencies.store.jobs.find(booking.id),
  ]);
  const agreement = currentAgreement(record ?? emptyJob(booking), terms);
  if (!agreement) throw new ApiProblem('not_found');
  return agreement;
}

/**
 * Stores a signature under the text of `version`. Throws `agreement_changed` with the text that counts now, and
 * `appointment_not_changeable` when nothing is signed any more. The same person signs a text once, however often it is
 * sent.
 */
export async function signAgreement(
  dependencies: Dependencies,
  booking: Booking,
  { version, name, drawing }: NewSignature,
  by: SignedBy,
): Promise<CurrentAgreement> {
  const terms = await termsOfAgreement(dependencies, booking);
  const { now } = terms;
  const isRepeated = (job: JobRecord) =>
    job.signatures.some(
      (one) =>
        one.version === version &&
        nameKey(one.name) === nameKey(name) &&
        signedTextOf(job, one)?.terms !== undefined,
    );
  const record = await changeJob(
    dependencies.store,
    booking,
    { terms: terms.terms, now },
    (before) => {
      if (isRepeated(before)) return before;
      const current = signable(before, terms, version);
      const { sha256, total, locale, consent } = current;
      const signature = {
        ...{ id: randomUUID(), at: now.toISOString(), name, ...by, version, sha256 },
        ...{ total, locale, consent, ...(drawing && { drawing }) },
      };
      return withSignature(before, signature, current);
    },
  );
  const agreement = currentAgreement(record, terms);
  if (!agreement) throw new ApiProblem('not_found');
  return agreement;
}

/** Compared with what is stored, in the step that adds the signature. */
function signable(record: JobRecord, terms: AgreementTerms, version: string): CurrentAgreement {
  const current = currentAgreement(record, terms);
  if (!current) throw new ApiProblem('not_found');
  if (!current.canSign) {
    throw new ApiProblem('appointment_not_changeable', {
      detail: ({ call }) => call,
      current: presentAgreement(current),
    });
  }
  if (current.version !== version) {
    throw new ApiProblem('agreement_changed', {
      detail: ({ readAgain }) => readAgain,
      current: presentAgreement(current),
    });
  }
  return current;
}

/** The agreement as it counts now, as a PDF. Throws like `readAgreement`. */
export async function readAgreementPdf(
  dependencies: Dependencies,
  booking: Booking,
): Promise<Buffer> {
  const agreement = await readAgreement(dependencies, booking);
  const business = dependencies.business.current(agreement.locale);
  const document = { ...agreement, createdAt: booking.createdAt };
  return agreementPdf(document, await letterheadOf(dependencies.store, business));
}
