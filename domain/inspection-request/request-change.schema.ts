import * as z from 'zod/mini';
import { revisionField } from '#domain/records/versioned.schema.ts';
import { optionalText } from '#domain/validation/fields.ts';
import { requestStatuses } from './request-status.ts';

export const requestStatusField = z.enum(requestStatuses, 'This is not a request status');

/**
 * The body of `PATCH /api/contact-requests/{id}`. Missing fields are unchanged; an empty note
 * deletes the note, and null deletes the call-back.
 */
export const requestChangeSchema = z.object({
  revision: revisionField,
  status: z.optional(requestStatusField),
  note: optionalText(5000),
  callBackAt: z.optional(z.nullable(z.iso.datetime('Please choose a time'))),
});

export type RequestChange = z.output<typeof requestChangeSchema>;
