import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import { agreementSignatureSchema } from '#domain/agreements/agreement-signature.schema.ts';
import { locales } from '#domain/locale/locale.ts';
import { agreementBlockSchema } from './agreement-block.schema.ts';
import { movedToSchema } from './moved-to.schema.ts';

const agreementSchema = z
  .strictObject({
    version: z.string(),
    sha256: z.string(),
    locale: z.enum(locales),
    text: z.string(),
    blocks: z.array(agreementBlockSchema),
    total: z.int(),
    consent: z.string(),
    canSign: z.boolean(),
    signatures: z.array(z.strictObject({ name: z.string(), at: z.iso.datetime() })),
    asksAgain: z.optional(z.literal(true)),
    movedTo: z.optional(movedToSchema),
  })
  .register(z.globalRegistry, {
    id: 'Agreement',
    description:
      '`text` is Markdown, `blocks` the same for display, `sha256` that of `text` in UTF-8. `total` is in cents. `signatures` are those under this text. `asksAgain`: an earlier text was signed, with another total. `movedTo`: the appointment was moved after it was signed; the signatures still count.',
  });

const pdf = { mediaType: 'application/pdf' };

const signing =
  '`version` is that of the text that was read. `drawing` has the strokes of a drawn signature, each as x and y in turn in a box of 1000 × 400. The same name signs a text once, however often it is sent.';

export const agreementsOperations = [
  {
    call: 'GET /api/appointments/:token/agreement',
    id: 'getAppointmentAgreement',
    tag: 'Appointments',
    summary: 'The agreement to sign before the inspection',
    who: 'everyone',
    limit: 'slots',
    answers: { 200: agreementSchema },
  },
  {
    call: 'POST /api/appointments/:token/agreement',
    id: 'signAppointmentAgreement',
    tag: 'Appointments',
    summary: 'Sign the agreement',
    description: signing,
    who: 'everyone',
    limit: 'writes',
    body: agreementSignatureSchema,
    answers: { 200: agreementSchema },
    problems: ['agreement_changed', 'appointment_not_changeable', 'too_many_entries'],
    current: agreementSchema,
  },
  {
    call: 'GET /api/appointments/:token/agreement.pdf',
    id: 'getAppointmentAgreementFile',
    tag: 'Appointments',
    summary: 'The agreement with its signatures, as a PDF',
    who: 'everyone',
    limit: 'slots',
    answers: { 200: pdf },
  },
  {
    call: 'GET /api/bookings/:id/agreement',
    id: 'getBookingAgreement',
    tag: 'Bookings',
    summary: 'The agreement of a booking',
    who: 'owner',
    scope: 'read',
    answers: { 200: agreementSchema },
  },
  {
    call: 'POST /api/bookings/:id/agreement',
    id: 'signBookingAgreement',
    tag: 'Bookings',
    summary: 'Have the client sign on the owner’s device',
    description: signing,
    who: 'owner',
    body: agreementSignatureSchema,
    answers: { 200: agreementSchema },
    problems: ['agreement_changed', 'appointment_not_changeable', 'too_many_entries'],
    current: agreementSchema,
  },
  {
    call: 'GET /api/bookings/:id/agreement.pdf',
    id: 'getBookingAgreementFile',
    tag: 'Bookings',
    summary: 'The agreement with its signatures, as a PDF',
    who: 'owner',
    scope: 'read',
    answers: { 200: pdf },
  },
] as const satisfies readonly Operation[];
