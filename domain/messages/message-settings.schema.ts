import * as z from 'zod/mini';
import { revisionField } from '#domain/edits/versioned.schema.ts';
import { timeOfDaySchema } from '#domain/schedule/calendar-date.schema.ts';
import { optionalEmailField, requiredLine, requiredText } from '#domain/validation/fields.ts';
import { type MessageKind, messageKinds } from './message-kinds.ts';
import { unknownPlaceholders } from './message-template.ts';

/** The body of `PUT /api/messages/settings`. */
export const messageSettingsBodySchema = z.object({
  revision: revisionField,
  off: z
    .array(z.enum(messageKinds, 'There is no such message'))
    .check(z.maxLength(messageKinds.length, 'Name each kind once')),
  reminderTime: timeOfDaySchema,
  ownerEmail: optionalEmailField,
});

/** The words of a message of `kind`, whose placeholders all have a value there. */
export const messageTemplateSchema = (kind: MessageKind) =>
  z.object({
    subject: requiredLine(150, 'Please enter a subject').check(knownPlaceholders(kind)),
    text: requiredText(5000, 'Please enter a text').check(knownPlaceholders(kind)),
  });

const knownPlaceholders = (kind: MessageKind) =>
  z.superRefine<string>((text, ctx) => {
    const [wrong] = unknownPlaceholders(text, kind);
    if (wrong !== undefined) {
      ctx.addIssue({
        code: 'custom',
        message: `${wrong} has no value in this message`,
        input: text,
      });
    }
  });
