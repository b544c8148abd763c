import { describe, expect, it } from 'vitest';
import { currentTerms } from './agreed-terms.ts';
import { cents } from './cents.ts';
import { changedSinceSigned, type JobTerms, jobOf } from './job.ts';
import type { JobRecord, SignedText } from './job-record.ts';
import { withConfirmation, withSignature } from './signature-changes.ts';
import { MAX_SIGNERS } from './signature-limits.ts';
import { lineOf, paymentOf, pricedBooking, signatureOf } from './testing/priced-job.ts';
import { sampleJob, sampleText } from './testing/sample-job.ts';

const booking = pricedBooking({
  name: 'Maria Delgado',
  address: '1 Elm St',
  inspectionType: 'buyer',
});
const all = currentTerms(booking, { lines: [], total: cents(375_00) });
const signature = signatureOf(375_00);
const text = sampleText({ terms: all });
const signedJob = (fields: Partial<JobRecord> = {}) =>
  sampleJob({ signatures: [signature], texts: [text], ...fields });
const terms = (changes: Partial<JobTerms['booking']> = {}): JobTerms => ({
  booking: { ...booking, ...changes },
  asksAgreement: true,
  paymentTime: 'inspection',
});
const mark = { at: '2026-12-01T18:05:00.000Z', by: 'Owner' };

describe('a signature', () => {
  const once = withSignature(sampleJob(), signature, text) as JobRecord;

  it.each(['Maria Delgado', ' maria   delgado '])('of %j counts once under a text', (name) => {
    expect(withSignature(once, { ...signature, id: 'again', name }, text)).toBe(once);
  });

  it('of another person has the same text, once', () => {
    const twice = withSignature(once, { ...signature, id: 'other', name: 'José' }, text);
    expect(twice).toMatchObject({ signatures: [{ id: signature.id }, { id: 'other' }] });
    expect((twice as JobRecord).texts).toEqual([text]);
  });

  it('under another text is one more', () => {
    const other = { ...signature, id: 'other', sha256: '1'.repeat(64) };
    const twice = withSignature(once, other, { text: 'Another', terms: all }) as JobRecord;
    expect(twice.texts.map(({ sha256 }) => sha256)).toEqual([signature.sha256, other.sha256]);
  });

  it('is one of four at most', () => {
    const signers = Array.from({ length: MAX_SIGNERS }, (_, index) => `Person ${index}`);
    const full = signers.reduce(
      (job, name) => withSignature(job, { ...signature, id: name, name }, text) as JobRecord,
      sampleJob(),
    );
    expect(full.signatures).toHaveLength(4);
    expect(withSignature(full, { ...signature, name: 'One more' }, text)).toBe('too_many_entries');
  });

  it('under a text of which it was not noted what it names notes that', () => {
    const early = sampleJob({ signatures: [signature], texts: [sampleText()] });
    const again = withSignature(early, { ...signature, id: 'again' }, text) as JobRecord;
    expect(again).toMatchObject({ signatures: [{ id: signature.id }], texts: [{ terms: all }] });
  });
});

describe('what was signed', () => {
  it.each<[string, Partial<JobTerms['booking']>, Partial<JobRecord>]>([
    ['client', { name: 'Jo Park' }, {}],
    ['address', { address: '2 Elm St' }, {}],
    ['inspection', { inspectionType: 'seller' }, {}],
    ['fees', {}, { lines: [lineOf(9_00), lineOf(-9_00)] }],
    ['fees total', {}, { lines: [lineOf(-1)] }],
  ])('is outdated once there is another: %s', (changed, changes, fields) => {
    const job = signedJob(fields);
    expect(jobOf(job, terms()).agreement === 'signed').toBe(fields.lines === undefined);
    expect(jobOf(job, terms(changes))).toMatchObject({
      agreement: 'outdated',
      state: 'awaiting_signature',
    });
    expect(changedSinceSigned(job, terms(changes).booking).join(' ')).toBe(changed);
  });

  it('is the same after a move, a payment, and a change of what the text does not name', () => {
    const job = signedJob({ payments: [paymentOf(1_00)] });
    expect(jobOf(job, terms()).agreement).toBe('signed');
    const { client } = all;
    const short = signedJob({ texts: [{ ...text, terms: { client } }], lines: [lineOf(5_00)] });
    expect(jobOf(short, terms({ address: '2 Elm St' })).agreement).toBe('signed');
    expect(jobOf(short, terms({ name: 'Jo Park' })).agreement).toBe('outdated');
  });

  it('asks again for another total alone if it was signed before its terms were noted', () => {
    const early = signedJob({ texts: [sampleText()] });
    expect(jobOf(early, terms({ name: 'Jo Park' })).agreement).toBe('signed');
    const dearer = { ...early, lines: [lineOf(1)] };
    expect(changedSinceSigned(dearer, booking)).toEqual(['total']);
  });
});

describe('the owner’s word that it is the same', () => {
  const confirm = (job: JobRecord, changes: Partial<JobTerms['booking']> = {}) =>
    withConfirmation(job, terms(changes), { reason: 'A misspelled name', mark });
  const renamed = { name: 'Maria Delgada' };

  it.each<[string, SignedText]>([
    ['text', text],
    ['text of an earlier version', sampleText()],
  ])('makes its signatures count until another change: %s', (_, signed) => {
    const changes = { ...renamed };
    const job = signedJob({ texts: [signed], lines: [lineOf(-1_00)] });
    const same = confirm(job, changes) as JobRecord;
    expect(same.texts[0]?.confirmations).toMatchObject([{ ...mark, reason: 'A misspelled name' }]);
    expect(jobOf(same, terms(changes)).agreement).toBe('signed');
    expect(jobOf(same, terms({ ...changes, address: '2 Elm St' })).agreement).toBe('outdated');
    expect(jobOf({ ...same, lines: [lineOf(-2_00)] }, terms(changes)).agreement).toBe('outdated');
  });

  it('is refused for a higher price, and where nothing is outdated', () => {
    expect(confirm(signedJob({ lines: [lineOf(1)] }))).toBe('higher_price_unsigned');
    expect(confirm(signedJob())).toBe('agreement_current');
    expect(confirm(sampleJob(), renamed)).toBe('agreement_current');
  });
});
