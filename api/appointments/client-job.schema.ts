import * as z from 'zod/mini';
import { movedToSchema } from '#api/agreements/moved-to.schema.ts';
import { jobStateFields } from '#api/jobs/job-response.schema.ts';
import { type ClientJob, clientBlocks } from '#domain/jobs/client-job.ts';
import { centsSchema } from '#domain/jobs/job-changes.schema.ts';
import { outcomes, paymentMethods } from '#domain/jobs/job-record.ts';
import type { Whole } from '#domain/records/every-field.ts';

export const clientJobResponseSchema = z
  .strictObject({
    ...jobStateFields,
    block: z.optional(z.enum(clientBlocks)),
    isChecked: z.boolean(),
    lines: z.array(z.strictObject({ label: z.string(), amount: centsSchema })),
    payments: z.array(
      z.strictObject({
        id: z.string(),
        at: z.iso.datetime(),
        amount: centsSchema,
        method: z.enum(paymentMethods),
        refunded: centsSchema,
        isChecked: z.boolean(),
      }),
    ),
    signatures: z.array(z.strictObject({ name: z.string(), at: z.iso.datetime() })),
    movedTo: z.optional(movedToSchema),
    report: z.optional(z.strictObject({ at: z.iso.datetime(), bytes: z.int() })),
    agent: z.optional(
      z.strictObject({ name: z.string(), consentedAt: z.optional(z.iso.datetime()) }),
    ),
    outcome: z.optional(z.enum(outcomes)),
  })
  .register(z.globalRegistry, {
    id: 'ClientJob',
    description:
      'What the client has to sign, to pay and to read; all amounts in cents. `lines` are changes of the price as ' +
      'booked. `block` says why the report cannot be read yet. `isChecked` is false for five minutes after something about ' +
      'payments or price was entered by hand: so long it can be taken back, and there is no receipt and no report.',
  }) satisfies Whole<ClientJob>;
