import * as z from 'zod/mini';
import { type ByField, pickFields } from '#domain/records/every-field.ts';
import { blankAsMissing, emailField, optionalLine } from '#domain/validation/fields.ts';
import {
  isAgentMailed,
  occupancies,
  sharedVisitFieldNames,
  utilityStates,
  type VisitDetails,
} from './visit.ts';

/** A checkbox of a form, `on` or missing, or a yes or no. */
const checkbox = z.optional(
  z.pipe(
    z.transform((value: unknown) => (value === 'on' ? true : value || undefined)),
    z.optional(z.boolean('yes_or_no')),
  ),
);

/** Details that help with the visit, and the agent who books; all optional. */
export const visitFields = {
  agentName: blankAsMissing(optionalLine(200)),
  agentEmail: blankAsMissing(emailField),
  /** Whether the agent gets a copy of the messages, without the price. */
  agentCopy: checkbox,
  /** Whether the client agrees that the agent sees time, place, state and report. */
  agentConsent: checkbox,
  /** The lockbox, or who opens. */
  entry: blankAsMissing(optionalLine(300)),
  occupancy: blankAsMissing(
    z.enum(
      occupancies.map(({ value }) => value),
      'occupancy_invalid',
    ),
  ),
  utilities: blankAsMissing(
    z.enum(
      utilityStates.map(({ value }) => value),
      'utilities_invalid',
    ),
  ),
  pets: blankAsMissing(optionalLine(200)),
} satisfies ByField<VisitDetails>;

/** As they are stored, without the rules of the form: a stricter one makes no record unreadable. */
export const visitRecordFields = {
  agentName: z.optional(z.string()),
  agentEmail: z.optional(z.string()),
  agentCopy: z.optional(z.boolean()),
  agentConsent: z.optional(z.boolean()),
  entry: z.optional(z.string()),
  occupancy: z.optional(z.enum(occupancies.map(({ value }) => value))),
  utilities: z.optional(z.enum(utilityStates.map(({ value }) => value))),
  pets: z.optional(z.string()),
} satisfies ByField<VisitDetails>;

/** What webhooks and the owner's assistant get. */
export const sharedVisitFields = pickFields(visitRecordFields, sharedVisitFieldNames);

/** A copy, and the link to follow the inspection, need an address. Zod checks this once every field is valid. */
export const agentCopyRule = z.refine<{
  agentCopy?: boolean | undefined;
  agentConsent?: boolean | undefined;
  agentEmail?: string | undefined;
}>((visit) => !isAgentMailed(visit) || visit.agentEmail !== undefined, {
  path: ['agentEmail'],
  error: 'agent_email_missing',
});
