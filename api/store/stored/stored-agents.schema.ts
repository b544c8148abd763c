import * as z from 'zod/mini';
import type { AgentLinks } from '#domain/agents/agent-links.ts';
import type { ByField } from '#domain/records/every-field.ts';
import { storedRevision } from './stored.schema.ts';

const text = z.string().check(z.minLength(1));
const instant = z.iso.datetime();

export const storedAgentLinksSchema = z.strictObject({
  id: text,
  revision: storedRevision,
  mailbox: text,
  links: z.array(text),
  endedAt: z.optional(instant),
  mails: z.optional(z.strictObject({ wanted: z.boolean(), at: instant })),
} satisfies ByField<AgentLinks>);
