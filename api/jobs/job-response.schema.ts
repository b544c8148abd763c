import * as z from 'zod/mini';
import { agreedTermNames } from '#domain/jobs/agreed-terms.ts';
import { jobStates, reportBlocks } from '#domain/jobs/job.ts';
import { centsSchema } from '#domain/jobs/job-changes.schema.ts';
import { disputeStates, lineKinds, outcomes, paymentMethods } from '#domain/jobs/job-record.ts';
import { paymentTimes } from '#domain/jobs/job-settings.ts';
import type { PresentedJob } from '#domain/jobs/presented-job.ts';
import type { Whole } from '#domain/records/every-field.ts';

const mark = { at: z.iso.datetime(), by: z.string() };
const markSchema = z.strictObject(mark);

const priceLineResponseSchema = z.strictObject({
  ...mark,
  id: z.string(),
  kind: z.enum(lineKinds),
  label: z.string(),
  amount: centsSchema,
  reason: z.optional(z.string()),
  promotionId: z.optional(z.string()),
  removed: z.optional(markSchema),
});

const signatureResponseSchema = z.strictObject({
  id: z.string(),
  at: z.iso.datetime(),
  name: z.string(),
  place: z.enum(['online', 'on_site']),
  version: z.string(),
  sha256: z.string(),
  isCurrent: z.boolean(),
});

const paymentResponseSchema = z.strictObject({
  ...mark,
  id: z.string(),
  amount: centsSchema,
  method: z.enum(paymentMethods),
  note: z.optional(z.string()),
  undone: z.optional(markSchema),
  refunds: z.array(
    z.strictObject({
      ...mark,
      id: z.string(),
      amount: centsSchema,
      note: z.optional(z.string()),
    }),
  ),
  disputes: z.optional(
    z.array(
      z.strictObject({
        id: z.string(),
        at: z.iso.datetime(),
        amount: centsSchema,
        state: z.enum(disputeStates),
        respondBy: z.optional(z.iso.datetime()),
        settledAt: z.optional(z.iso.datetime()),
      }),
    ),
  ),
});

const reportResponseSchema = z.strictObject({
  ...mark,
  id: z.string(),
  fileName: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  withdrawn: z.optional(z.strictObject({ ...mark, wasReadable: z.optional(z.literal(true)) })),
});

const agreementStates = ['none', 'unsigned', 'signed', 'outdated'] as const;
const paymentStates = ['none', 'due', 'partly', 'paid'] as const;

/** What owner and client both see of how far a job is. */
export const jobStateFields = {
  state: z.enum(jobStates),
  isPriced: z.boolean(),
  total: centsSchema,
  paid: centsSchema,
  refunded: centsSchema,
  chargedBack: centsSchema,
  due: centsSchema,
  agreement: z.enum(agreementStates),
  payment: z.enum(paymentStates),
  block: z.optional(z.enum(reportBlocks)),
  paymentTime: z.enum(paymentTimes),
  canPayOnline: z.boolean(),
  video: z.optional(z.string()),
};

export const jobResponseSchema = z
  .strictObject({
    ...jobStateFields,
    revision: z.int(),
    booked: z.optional(centsSchema),
    lines: z.array(priceLineResponseSchema),
    signatures: z.array(signatureResponseSchema),
    changedTerms: z.array(z.enum(agreedTermNames)),
    confirmations: z.array(z.strictObject({ ...mark, reason: z.string() })),
    payments: z.array(paymentResponseSchema),
    reports: z.array(reportResponseSchema),
    released: z.optional(markSchema),
    outcome: z.optional(z.strictObject({ ...mark, what: z.enum(outcomes) })),
    agentConsentedAt: z.optional(z.iso.datetime()),
    reportDueAt: z.optional(z.iso.datetime()),
  })
  .register(z.globalRegistry, {
    id: 'Job',
    description:
      'What was agreed, paid and delivered for a booking; all amounts in cents. `ready`: nothing keeps the report back. ' +
      '`ended`: canceled, or nobody was there. `agreement` is `outdated` when something that it names, `changedTerms`, has ' +
      'changed since it was signed. `confirmations` are your word that the signed text still says what is agreed. ' +
      '`chargedBack` is what banks gave back to the client after a dispute.',
  }) satisfies Whole<PresentedJob>;
