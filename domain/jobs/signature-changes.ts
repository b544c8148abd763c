import { agreedTermNames } from './agreed-terms.ts';
import { changedSinceSigned, type JobTerms, jobOf, termsNow } from './job.ts';
import { type JobChanged, MAX_JOB_ENTRIES } from './job-changes.ts';
import type { JobRecord, Mark, Signature, SignedText } from './job-record.ts';
import { MAX_SIGNERS } from './signature-limits.ts';

export const nameKey = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** The same person under the same text signs once, however often it is sent. */
export function withSignature(
  record: JobRecord,
  signature: Signature,
  { text, terms }: Pick<SignedText, 'text' | 'terms'>,
): JobChanged {
  const { sha256 } = signature;
  const same = record.signatures.filter((one) => one.sha256 === sha256);
  const texts = withText(record.texts, { sha256, text, ...(terms && { terms }) });
  if (same.some(({ name }) => nameKey(name) === nameKey(signature.name))) {
    return texts === record.texts ? record : { ...record, texts };
  }
  if (same.length >= MAX_SIGNERS || record.signatures.length >= MAX_JOB_ENTRIES)
    return 'too_many_entries';
  return { ...record, texts, signatures: [...record.signatures, signature] };
}

/** With `text` once, and what it names if that was not noted when it was signed first. */
function withText(texts: readonly SignedText[], text: SignedText): readonly SignedText[] {
  const index = texts.findIndex(({ sha256 }) => sha256 === text.sha256);
  const known = texts[index];
  if (!known) return [...texts, text];
  return known.terms || !text.terms ? texts : texts.with(index, { ...known, terms: text.terms });
}

/**
 * Notes that the text which was signed last still says what is agreed, although what it names has changed. A price that is
 * higher than the signed one has to be signed.
 */
export function withConfirmation(
  record: JobRecord,
  terms: JobTerms,
  { reason, mark }: { reason: string; mark: Mark },
): JobChanged {
  const signed = record.signatures.at(-1);
  const index = record.texts.findIndex(({ sha256 }) => sha256 === signed?.sha256);
  const text = record.texts[index];
  const { agreement, total } = jobOf(record, terms);
  if (!signed || !text || agreement !== 'outdated') return 'agreement_current';
  const isPriceNamed = changedSinceSigned(record, terms.booking).includes('total');
  if (isPriceNamed && total > signed.total) return 'higher_price_unsigned';
  const { confirmations = [] } = text;
  if (confirmations.length >= MAX_JOB_ENTRIES) return 'too_many_entries';
  const named = text.terms ?? Object.fromEntries(agreedTermNames.map((name) => [name, '']));
  const now = termsNow(terms.booking, record);
  const confirmed = Object.fromEntries(
    agreedTermNames.filter((name) => named[name] !== undefined).map((name) => [name, now[name]]),
  );
  const confirmation = { ...mark, reason, terms: confirmed };
  const next = { ...text, confirmations: [...confirmations, confirmation] };
  return { ...record, texts: record.texts.with(index, next) };
}
