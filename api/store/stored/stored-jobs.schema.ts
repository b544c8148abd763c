import * as z from 'zod/mini';
import type { AgreementTemplate } from '#domain/agreements/agreement-template.ts';
import { bookingTypes } from '#domain/booking/booking-types.ts';
import type { AgreedTerms } from '#domain/jobs/agreed-terms.ts';
import { centsSchema } from '#domain/jobs/job-changes.schema.ts';
import {
  type Checkout,
  type Confirmation,
  checkoutStates,
  type Dispute,
  disputeStates,
  type JobRecord,
  lineKinds,
  outcomes,
  type Payment,
  type PriceLine,
  paymentMethods,
  type Refund,
  type ReportVersion,
  type Signature,
  type SignedText,
} from '#domain/jobs/job-record.ts';
import { paymentTimes, type StoredJobSettings } from '#domain/jobs/job-settings.ts';
import { locales } from '#domain/locale/locale.ts';
import type { ByField } from '#domain/records/every-field.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { monthOf } from '#domain/schedule/calendar-date.ts';
import { type Collection, type Stored, storageZone } from './collections.ts';
import { storedRevision } from './stored.schema.ts';

const text = z.string();
const id = text.check(z.minLength(1));
const instant = z.iso.datetime();
const size = z.int().check(z.nonnegative());

const markFields = { at: instant, by: text };
const mark = z.strictObject(markFields);

const line = z.strictObject({
  ...markFields,
  id,
  kind: z.enum(lineKinds),
  label: text,
  amount: centsSchema,
  reason: z.optional(text),
  promotionId: z.optional(text),
  removed: z.optional(mark),
} satisfies ByField<PriceLine>);

const signature = z.strictObject({
  id,
  at: instant,
  name: text,
  place: z.enum(['online', 'on_site']),
  site: z.optional(text),
  version: text,
  sha256: text,
  total: centsSchema,
  locale: z.enum(locales),
  consent: text,
  drawing: z.optional(z.array(z.array(z.int()))),
  address: text,
  browser: text,
} satisfies ByField<Signature>);

const terms = z.strictObject({
  client: z.optional(text),
  address: z.optional(text),
  inspection: z.optional(text),
  fees: z.optional(text),
  total: z.optional(text),
} satisfies ByField<Required<AgreedTerms>>);

const signedText = z.strictObject({
  sha256: text,
  text,
  terms: z.optional(terms),
  confirmations: z.optional(
    z.array(z.strictObject({ ...markFields, reason: text, terms } satisfies ByField<Confirmation>)),
  ),
} satisfies ByField<SignedText>);

/** Earlier versions stored the text with each signature; that of an erased person is empty. */
const signatureWithText = z.extend(signature, { text: z.optional(text) });

type EarlierSignature = z.output<typeof signatureWithText>;

function withSignedTexts<J extends { signatures: EarlierSignature[]; texts: SignedText[] }>(
  job: J,
): J & { signatures: Signature[] } {
  const texts = new Map(job.texts.map((one) => [one.sha256, one]));
  for (const { sha256, text } of job.signatures) {
    if (text && !texts.has(sha256)) texts.set(sha256, { sha256, text });
  }
  const signatures = job.signatures.map(({ text: _text, ...one }) => one);
  return { ...job, signatures, texts: [...texts.values()] };
}

const refund = z.strictObject({
  ...markFields,
  id,
  amount: centsSchema,
  note: z.optional(text),
} satisfies ByField<Refund>);

const dispute = z.strictObject({
  id,
  at: instant,
  amount: centsSchema,
  state: z.enum(disputeStates),
  respondBy: z.optional(instant),
  settledAt: z.optional(instant),
} satisfies ByField<Dispute>);

const payment = z.strictObject({
  ...markFields,
  id,
  amount: centsSchema,
  method: z.enum(paymentMethods),
  note: z.optional(text),
  undone: z.optional(mark),
  refunds: z.array(refund),
  disputes: z.optional(z.array(dispute)),
} satisfies ByField<Payment>);

const checkout = z.strictObject({
  id,
  at: instant,
  amount: centsSchema,
  expiresAt: instant,
  state: z.enum(checkoutStates),
} satisfies ByField<Checkout>);

const report = z.strictObject({
  ...markFields,
  id,
  key: z.optional(text),
  fileName: text,
  bytes: size,
  sha256: text,
  withdrawn: z.optional(
    z.strictObject({ ...markFields, wasReadable: z.optional(z.literal(true)) }),
  ),
} satisfies ByField<ReportVersion>);

const jobFields = {
  id,
  revision: storedRevision,
  createdAt: instant,
  lines: z.array(line),
  signatures: z.array(signatureWithText),
  texts: z._default(z.array(signedText), []),
  payments: z.array(payment),
  checkouts: z.array(checkout),
  reports: z.array(report),
  video: z.optional(text),
  released: z.optional(mark),
  outcome: z.optional(z.strictObject({ ...markFields, what: z.enum(outcomes) })),
  agent: z.optional(
    z.strictObject({
      consentedAt: instant,
      link: z.optional(text),
      follows: z.optional(z.literal(true)),
    }),
  ),
  agentWithdrawnAt: z.optional(instant),
  agentAskedAt: z.optional(instant),
  erasedAt: z.optional(instant),
} satisfies ByField<JobRecord>;

/** A job as the domain knows it. */
export const jobRecordSchema = z.strictObject(jobFields);

/** Jobs have no idempotency key: their ids are those of the bookings. */
const inFile = {
  once: z.optional(z.undefined()),
  sequence: z.optional(z.int().check(z.positive())),
};

const storedJobSchema: z.ZodMiniType<Stored<JobRecord>> = z.pipe(
  z.extend(jobRecordSchema, inFile),
  z.transform(({ once: _none, sequence, ...job }) => ({ record: withSignedTexts(job), sequence })),
);

/** By the month in which the booking was made, which no move of the appointment changes. */
export const jobs: Collection<JobRecord> = {
  folder: 'jobs',
  schema: storedJobSchema,
  monthOf: ({ createdAt }) => monthOf(businessToday(new Date(createdAt), storageZone)),
  searched: () => ({ name: '', email: '', phone: '', address: '' }),
  keysOf: ({ agent }) => (agent?.link === undefined ? [] : [agent.link]),
};

export const storedJobSettingsSchema = z.strictObject({
  revision: storedRevision,
  paymentTime: z.enum(paymentTimes),
  linkMonths: z.int().check(z.minimum(1)),
  signWhenBooking: z.boolean(),
  noShowFee: z.optional(centsSchema),
  lateCancellationFee: z.optional(centsSchema),
} satisfies ByField<StoredJobSettings>);

export const storedAgreementTemplateSchema = z.strictObject({
  id,
  revision: storedRevision,
  name: text,
  locale: z.enum(locales),
  inspectionTypes: z.array(z.enum(bookingTypes.map(({ value }) => value))),
  text,
  createdAt: instant,
  sample: z.optional(z.literal(true)),
} satisfies ByField<AgreementTemplate>);
