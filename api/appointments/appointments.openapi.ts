import * as z from 'zod/mini';
import { daysSchema, slotSchema } from '#api/calendar/calendar.openapi.ts';
import { dayListSchema } from '#api/calendar/calendar-query.schema.ts';
import type { Operation } from '#api/openapi/operation.ts';
import { reportAnswers } from '#api/reports/reports.openapi.ts';
import { type AppointmentView, appointmentStages } from '#domain/booking/client/client-access.ts';
import {
  appointmentCancellationSchema,
  appointmentMoveSchema,
} from '#domain/booking/client/client-changes.schema.ts';
import { agentConsentSchema } from '#domain/jobs/job-changes.schema.ts';
import type { Whole } from '#domain/records/every-field.ts';
import { calendarDateSchema, timeOfDaySchema } from '#domain/schedule/calendar-date.schema.ts';
import { appointmentSlotsQuerySchema } from './appointment-query.schema.ts';
import { clientJobResponseSchema } from './client-job.schema.ts';

const appointmentSchema = z
  .strictObject({
    firstName: z.string(),
    date: calendarDateSchema,
    time: timeOfDaySchema,
    minutes: z.int(),
    street: z.string(),
    stage: z.enum(appointmentStages),
    confirmBy: z.optional(z.iso.datetime()),
    canConfirm: z.optional(z.literal(true)),
    moveByPhone: z.optional(z.literal(true)),
    price: z.optional(
      z.strictObject({
        lines: z.array(z.strictObject({ label: z.string(), amount: z.int() })),
        total: z.int(),
      }),
    ),
    offer: z.optional(z.string()),
    job: z.optional(clientJobResponseSchema),
  })
  .register(z.globalRegistry, {
    id: 'Appointment',
    description:
      '`unconfirmed`: a new client has to confirm it until `confirmBy`, by a link from an email (`canConfirm`). ' +
      '`released`: nobody did. `short_notice`: less than 24 hours are left, so the client has to call. `moveByPhone`: it was moved as often as can be done here.',
  }) satisfies Whole<AppointmentView>;

export const appointmentsOperations = [
  {
    call: 'GET /api/appointments/:token',
    id: 'getAppointment',
    tag: 'Appointments',
    summary: 'The appointment of a link',
    description: '`token` is the last part of a booking’s `manageUrl`.',
    who: 'everyone',
    limit: 'slots',
    answers: { 200: appointmentSchema },
  },
  {
    call: 'GET /api/appointments/:token/appointment.ics',
    id: 'getAppointmentFile',
    tag: 'Appointments',
    summary: 'The appointment for a calendar',
    who: 'everyone',
    limit: 'slots',
    answers: { 200: { mediaType: 'text/calendar' } },
  },
  {
    call: 'GET /api/appointments/:token/days',
    id: 'listDaysToMove',
    tag: 'Appointments',
    summary: 'The days to which the appointment can be moved',
    who: 'everyone',
    limit: 'slots',
    query: dayListSchema,
    answers: { 200: daysSchema },
  },
  {
    call: 'GET /api/appointments/:token/slots',
    id: 'listSlotsToMove',
    tag: 'Appointments',
    summary: 'The starts of a day to which the appointment can be moved',
    who: 'everyone',
    limit: 'slots',
    query: appointmentSlotsQuerySchema,
    answers: { 200: z.array(slotSchema) },
  },
  {
    call: 'POST /api/appointments/:token/confirm',
    id: 'confirmAppointment',
    tag: 'Appointments',
    summary: 'Confirm the appointment, as a new client',
    description:
      'Only with the `token` of a link that was sent by email. A repeat changes nothing.',
    who: 'ownPage',
    limit: 'writes',
    answers: { 200: appointmentSchema },
    problems: ['confirm_by_email', 'confirmation_expired'],
    current: appointmentSchema,
  },
  {
    call: 'POST /api/appointments/:token/move',
    id: 'moveAppointment',
    tag: 'Appointments',
    summary: 'Move the appointment',
    description:
      '`from` is the current time of the appointment as the caller knows it; a repeat changes nothing. A client can move it three times a day and six times in all.',
    who: 'ownPage',
    limit: 'writes',
    body: appointmentMoveSchema,
    answers: { 200: appointmentSchema },
    problems: [
      'slot_taken',
      'slot_unavailable',
      'appointment_not_changeable',
      'move_limit_reached',
      'edit_conflict',
    ],
    current: appointmentSchema,
  },
  {
    call: 'POST /api/appointments/:token/cancel',
    id: 'cancelAppointment',
    tag: 'Appointments',
    summary: 'Cancel the appointment',
    description:
      '`from` is the current time of the appointment as the caller knows it; a repeat changes nothing.',
    who: 'ownPage',
    limit: 'writes',
    body: appointmentCancellationSchema,
    answers: { 200: appointmentSchema },
    problems: ['appointment_not_changeable', 'edit_conflict'],
    current: appointmentSchema,
  },
  {
    call: 'POST /api/appointments/:token/agent',
    id: 'letAgentRead',
    tag: 'Appointments',
    summary: 'Let the agent named in the booking read the report, or no longer',
    description:
      'The agent gets a link by email, and sees the report alone. `consent: false` ends the link.',
    who: 'ownPage',
    limit: 'writes',
    body: agentConsentSchema,
    answers: { 200: appointmentSchema },
    problems: ['appointment_not_changeable'],
    current: appointmentSchema,
  },
  {
    call: 'GET /api/appointments/:token/report.pdf',
    id: 'getReport',
    tag: 'Appointments',
    summary: 'The report, once it is signed and paid for, or the owner releases it',
    description: 'Also by HEAD, and in parts by `Range`.',
    who: 'everyone',
    limit: 'slots',
    answers: reportAnswers,
    problems: ['agreement_unsigned', 'payment_due'],
  },
] as const satisfies readonly Operation[];
