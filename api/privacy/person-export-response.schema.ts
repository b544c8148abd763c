import * as z from 'zod/mini';
import { messageTextSchema } from '#api/messages/messages.openapi.ts';
import { storedPartnerSchema } from '#api/store/stored/stored-content.schema.ts';
import { jobRecordSchema } from '#api/store/stored/stored-jobs.schema.ts';
import { leadEventTypes } from '#domain/events/lead-event.ts';
import { messageKinds } from '#domain/messages/message-kinds.ts';
import { messageStates } from '#domain/messages/message-record.ts';
import type {
  ExportedAgentJob,
  ExportedDelivery,
  ExportedJob,
  ExportedMessage,
  PersonExport,
} from '#domain/privacy/person-export.ts';
import type { Whole } from '#domain/records/every-field.ts';
import { personRecordFields } from './person-records.schema.ts';

const instant = z.iso.datetime();

const attempt = { due: instant, state: z.enum(messageStates), sentAt: z.optional(instant) };

/** Without the digest of the agent's link. */
export const exportedJobResponseSchema = z.extend(z.omit(jobRecordSchema, { revision: true }), {
  agent: z.optional(z.strictObject({ consentedAt: instant, follows: z.optional(z.literal(true)) })),
}) satisfies Whole<ExportedJob>;

const exportedAgentJobSchema = z.pick(exportedJobResponseSchema, {
  id: true,
  agent: true,
  agentWithdrawnAt: true,
  agentAskedAt: true,
}) satisfies Whole<ExportedAgentJob>;

const exportedMessageSchema = z.strictObject({
  ...attempt,
  kind: z.enum(messageKinds),
  answer: z.optional(z.string()),
  mail: z.optional(messageTextSchema),
}) satisfies Whole<ExportedMessage>;

const exportedDeliverySchema = z.strictObject({
  ...attempt,
  lead: z.string(),
  type: z.enum(leadEventTypes),
  last: z.optional(
    z.strictObject({
      status: z.optional(z.int()),
      text: z.string(),
      milliseconds: z.number(),
    }),
  ),
}) satisfies Whole<ExportedDelivery>;

export const personExportResponseSchema = z.strictObject({
  business: z.string(),
  exportedAt: instant,
  person: z.string(),
  ...personRecordFields,
  jobs: z.array(exportedJobResponseSchema),
  agentJobs: z.array(exportedAgentJobSchema),
  partners: z.array(z.omit(storedPartnerSchema, { revision: true })),
  isListedAgent: z.boolean(),
  messages: z.array(exportedMessageSchema),
  deliveries: z.array(exportedDeliverySchema),
}) satisfies Whole<PersonExport>;
