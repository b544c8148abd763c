import * as z from 'zod/mini';
import { emailField } from '#domain/validation/fields.ts';

/** The body of `POST /api/agents/link`. */
export const agentLinkRequestSchema = z.object({ email: emailField });

/** The body of `PUT /api/agents/{token}/mails`. */
export const agentMailsSchema = z.object({ wanted: z.boolean('yes_or_no') });
