import * as z from 'zod/mini';
import { revisionField } from '#domain/edits/versioned.schema.ts';
import { timeOfDaySchema } from '#domain/schedule/calendar-date.schema.ts';
import { optionalEmailField } from '#domain/validation/fields.ts';
import { messageKinds } from './message-kinds.ts';

/** The body of `PUT /api/messages/settings`. */
export const messageSettingsBodySchema = z.object({
  revision: revisionField,
  off: z
    .array(z.enum(messageKinds, 'There is no such message'))
    .check(z.maxLength(messageKinds.length, 'Name each kind once')),
  reminderTime: timeOfDaySchema,
  ownerEmail: optionalEmailField,
});
