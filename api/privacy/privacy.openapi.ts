import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import type { PersonRecords } from '#domain/privacy/person-records.ts';
import {
  erasureSchema,
  personSchema,
  retentionBodySchema,
} from '#domain/privacy/privacy.schema.ts';
import type { PublicPrivacy } from '#domain/privacy/public-privacy.ts';
import type { RetentionOverview } from '#domain/privacy/retention-overview.ts';
import type { Whole } from '#domain/records/every-field.ts';
import { calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';
import { personExportResponseSchema } from './person-export-response.schema.ts';
import { personRecordFields } from './person-records.schema.ts';

const publicPrivacySchema = z.strictObject({
  retentionMonths: z.nullable(z.int()),
}) satisfies Whole<PublicPrivacy>;

const personRecordsSchema = z.strictObject({
  ...personRecordFields,
  otherContacts: z.array(z.string()),
}) satisfies Whole<PersonRecords>;

const retentionSchema = z
  .strictObject({
    revision: z.int(),
    months: z.nullable(z.int()),
    erasures: z.array(
      z.strictObject({
        kind: z.enum(['request', 'booking']),
        id: z.string(),
        name: z.string(),
        contact: z.string(),
        lastContact: calendarDateSchema,
        on: calendarDateSchema,
      }),
    ),
    total: z.int(),
  })
  .register(z.globalRegistry, {
    id: 'Retention',
    description:
      'Months after the last contact, null means forever; the first 100 erasures that come within a week.',
  }) satisfies Whole<RetentionOverview>;

export const privacyOperations = [
  {
    call: 'GET /api/privacy',
    id: 'getPrivacy',
    tag: 'Content',
    summary: 'How long people’s records stay',
    who: 'everyone',
    limit: 'slots',
    answers: { 200: publicPrivacySchema },
  },
  {
    call: 'POST /api/privacy/search',
    id: 'findPerson',
    tag: 'Account',
    summary: 'What is stored about the person with an email address or phone number',
    who: 'owner',
    body: personSchema,
    answers: { 200: personRecordsSchema },
  },
  {
    call: 'POST /api/privacy/export',
    id: 'exportPerson',
    tag: 'Account',
    summary: 'The same as a file to give to that person, including jobs, messages and deliveries',
    who: 'owner',
    body: personSchema,
    answers: { 200: personExportResponseSchema },
  },
  {
    call: 'POST /api/privacy/erase',
    id: 'erasePerson',
    tag: 'Account',
    summary: 'Erase a person; returns how many records were erased',
    who: 'owner',
    body: erasureSchema,
    answers: {
      200: z.strictObject({
        requests: z.int(),
        bookings: z.int(),
        reviews: z.int(),
        agentOf: z.int(),
      }),
    },
    problems: ['bookings_ahead'],
  },
  {
    call: 'GET /api/privacy/retention',
    id: 'getRetention',
    tag: 'Account',
    summary: 'How long people’s records stay, and what is erased next',
    who: 'owner',
    answers: { 200: retentionSchema },
  },
  {
    call: 'PUT /api/privacy/retention',
    id: 'changeRetention',
    tag: 'Account',
    summary: 'Choose how long people’s records stay',
    who: 'owner',
    body: retentionBodySchema,
    answers: { 200: retentionSchema },
    current: z.pick(retentionSchema, { revision: true, months: true }),
  },
] as const satisfies readonly Operation[];
