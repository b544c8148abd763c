import * as z from 'zod/mini';
import { locales } from '#domain/locale/locale.ts';
import { ownPasswordField } from '#domain/owner/owner.schema.ts';
import { revisionField } from '#domain/records/versioned.schema.ts';
import { timeOfDaySchema } from '#domain/schedule/calendar-date.schema.ts';
import {
  countField,
  optionalEmailField,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
} from '#domain/validation/fields.ts';
import { mailsPerPerson } from './mail-limit.ts';
import { type MessageKind, messageKinds } from './message-kinds.ts';
import { localesOfKind } from './message-locale.ts';
import { unknownPlaceholders } from './message-template.ts';

/** The body of `PUT /api/messages/settings`. */
export const messageSettingsBodySchema = z.object({
  revision: revisionField,
  off: z
    .array(z.enum(messageKinds, 'There is no such message'))
    .check(z.maxLength(messageKinds.length, 'Name each kind once')),
  reminderTime: timeOfDaySchema,
  ownerEmail: optionalEmailField,
  mailsPerPerson: countField(mailsPerPerson),
  /** The owner's, for another `ownerEmail`, where a link for a new password is mailed. */
  password: z.optional(ownPasswordField),
});

/** Maximum lengths of a template's texts, in characters. */
const limits = { subject: 150, text: 5000 } as const;

/**
 * The body of `PUT /api/messages/templates/{kind}`. Messages of `kind` must have a value for every
 * placeholder used.
 */
export const messageTemplateBodySchema = (kind: MessageKind) =>
  z.object({
    revision: revisionField,
    subject: requiredLine(limits.subject, 'Please enter a subject').check(knownPlaceholders(kind)),
    text: requiredText(limits.text, 'Please enter a text').check(knownPlaceholders(kind)),
    /** English without it. */
    locale: z.optional(z.enum(localesOfKind(kind), 'This message is sent in English only')),
  });

/** The body of `POST /api/messages/preview`: a template that need not be complete yet. */
export const messagePreviewBodySchema = z.object({
  kind: z.enum(messageKinds, 'There is no such message'),
  subject: optionalLine(limits.subject),
  text: optionalText(limits.text),
  /** English without it, and for agents and the owner. */
  locale: z.optional(z.enum(locales, 'Please choose English or Spanish')),
});

const knownPlaceholders = (kind: MessageKind) =>
  z.superRefine<string>((text, ctx) => {
    const [wrong] = unknownPlaceholders(text, kind);
    if (wrong !== undefined) {
      ctx.addIssue({
        code: 'custom',
        message: messageOf(wrong),
        input: text,
      });
    }
  });

function messageOf(wrong: string): string {
  if (wrong === '{{') return 'There is a {{ without its }}';
  if (wrong === '}}') return 'There is a }} without its {{';
  return `${wrong} has no value in this message`;
}
