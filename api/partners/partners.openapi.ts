import * as z from 'zod/mini';
import { listQuerySchema } from '#api/http/list-query.schema.ts';
import type { Operation } from '#api/openapi/operation.ts';
import { pageResponseSchema } from '#api/openapi/page.schema.ts';
import { storedPartnerSchema } from '#api/store/stored/stored-content.schema.ts';
import {
  type PartnerWithLeads,
  partnerChangeSchema,
  partnerSchema,
  type UnknownPartners,
} from '#domain/partners/partner.schema.ts';
import type { Whole } from '#domain/records/every-field.ts';
import { revisionField, revisionQuerySchema } from '#domain/records/versioned.schema.ts';
import { calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';

const leads = { requests: z.int(), bookings: z.int() };

const ownPartnerSchema = z
  .extend(storedPartnerSchema, {
    revision: revisionField,
    ...leads,
    testedOn: z.optional(calendarDateSchema),
  })
  .register(z.globalRegistry, { id: 'Partner' }) satisfies Whole<PartnerWithLeads>;

const unknownPartnersSchema = z.strictObject({
  data: z.array(z.strictObject({ slug: z.string(), ...leads })),
  total: z.int(),
}) satisfies Whole<UnknownPartners>;

export const partnersOperations = [
  {
    call: 'GET /api/partners',
    id: 'listPartners',
    tag: 'Publishing',
    summary: 'The partners with the number of their leads, by name',
    who: 'owner',
    query: listQuerySchema,
    answers: { 200: pageResponseSchema(ownPartnerSchema) },
  },
  {
    call: 'GET /api/partners/unknown',
    id: 'listUnknownPartners',
    tag: 'Publishing',
    summary: 'Slugs in leads that belong to no partner',
    who: 'owner',
    answers: { 200: unknownPartnersSchema },
  },
  {
    call: 'POST /api/partners',
    id: 'addPartner',
    tag: 'Publishing',
    summary: 'Add a partner',
    who: 'owner',
    body: partnerSchema,
    answers: { 201: ownPartnerSchema },
  },
  {
    call: 'PUT /api/partners/:id',
    id: 'changePartner',
    tag: 'Publishing',
    summary: 'Change a partner',
    who: 'owner',
    body: partnerChangeSchema,
    answers: { 200: ownPartnerSchema },
  },
  {
    call: 'DELETE /api/partners/:id',
    id: 'deletePartner',
    tag: 'Publishing',
    summary: 'Delete a partner; its leads stay',
    description: 'Without `revision` the current version is deleted.',
    who: 'owner',
    query: revisionQuerySchema,
    answers: { 204: null },
    current: ownPartnerSchema,
  },
] as const satisfies readonly Operation[];
