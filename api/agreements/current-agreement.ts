import { hash } from 'node:crypto';
import { type AgreementText, agreementFor, consentText } from '#domain/agreements/agreement.ts';
import { agreementBlocks } from '#domain/agreements/agreement-blocks.ts';
import type { AgreementTemplate } from '#domain/agreements/agreement-template.ts';
import { templateFor } from '#domain/agreements/find-template.ts';
import { movedSince } from '#domain/agreements/moved-since.ts';
import type { PresentedAgreement } from '#domain/agreements/presented-agreement.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { SlotTime } from '#domain/booking/booking-status.ts';
import { stageOf } from '#domain/booking/client/client-access.ts';
import type { Business } from '#domain/business/business.ts';
import { type JobTerms, jobOf, signedTextOf, standingSignatures } from '#domain/jobs/job.ts';
import type { Confirmation, JobRecord, Signature } from '#domain/jobs/job-record.ts';
import type { Locale } from '#domain/locale/locale.ts';

/** What decides about a booking's agreement, besides the record of its job. */
export interface AgreementTerms {
  booking: Booking;
  terms: JobTerms;
  templates: readonly AgreementTemplate[];
  business: (locale: Locale) => Business;
  now: Date;
}

/** The text that counts for a booking, with those who signed it. */
export interface CurrentAgreement extends AgreementText {
  version: string;
  sha256: string;
  signatures: readonly Signature[];
  /** The owner's word that the text is still what is agreed. */
  confirmations: readonly Confirmation[];
  consent: string;
  canSign: boolean;
  asksAgain: boolean;
  /** When the appointment is now, if it was moved after it was signed. */
  movedTo?: SlotTime | undefined;
}

/**
 * The text that was signed under what is agreed now, so that a second person signs the same one; else the text of
 * today. Undefined when there is none.
 */
export function currentAgreement(
  record: JobRecord,
  { booking, terms, templates, business, now }: AgreementTerms,
): CurrentAgreement | undefined {
  if (record.erasedAt !== undefined || booking.erasedAt !== undefined) return undefined;
  const { agreement, state } = jobOf(record, terms);
  const isOver = state === 'released' || state === 'ended';
  const stage = stageOf(booking, now, business('en'));
  const canSign = !isOver && !['unconfirmed', 'released', 'cancelled'].includes(stage);
  const known = { canSign, asksAgain: agreement === 'outdated' };
  const signed =
    agreement === 'signed'
      ? (standingSignatures(record, booking).at(-1) ?? record.signatures.at(-1))
      : undefined;
  if (signed) {
    const { version, sha256, locale } = signed;
    const { text = '', terms: named, confirmations = [] } = signedTextOf(record, signed) ?? {};
    const signatures = record.signatures.filter((signature) => signature.sha256 === sha256);
    const consent = consentText(business(locale));
    const movedTo = movedSince(booking, signatures[0]?.at);
    return {
      ...{ ...known, text, terms: named, version, sha256, locale, total: signed.total },
      ...{ signatures, confirmations, consent },
      ...(movedTo && { movedTo }),
    };
  }
  const template = templateFor(templates, booking);
  if (!template) return undefined;
  const own = business(template.locale);
  const fresh = agreementFor({ template, booking, record, business: own });
  const sha256 = hash('sha256', fresh.text, 'hex');
  const version = `${template.revision}-${sha256.slice(0, 16)}`;
  const unsigned = { signatures: [], confirmations: [], consent: consentText(own) };
  return { ...known, ...fresh, version, sha256, ...unsigned };
}

export const presentAgreement = ({
  signatures,
  asksAgain,
  movedTo,
  ...agreement
}: CurrentAgreement): PresentedAgreement => ({
  version: agreement.version,
  sha256: agreement.sha256,
  locale: agreement.locale,
  text: agreement.text,
  blocks: agreementBlocks(agreement.text),
  total: agreement.total,
  consent: agreement.consent,
  canSign: agreement.canSign,
  signatures: signatures.map(({ name, at }) => ({ name, at })),
  ...(asksAgain && { asksAgain }),
  ...(movedTo && { movedTo }),
});
