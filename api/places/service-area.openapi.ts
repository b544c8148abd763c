import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import type { ServiceAreaAnswer } from '#domain/places/service-distance.ts';
import { zipCodeSchema } from '#domain/places/zip-code.ts';
import type { Whole } from '#domain/records/every-field.ts';

export const serviceAreaQuerySchema = z.object({ zip: zipCodeSchema });

const serviceAreaSchema = z.strictObject({
  zip: z.string(),
  place: z.nullable(
    z.strictObject({
      city: z.string(),
      miles: z.int(),
      isOutside: z.boolean(),
      isRefused: z.boolean(),
    }),
  ),
}) satisfies Whole<ServiceAreaAnswer>;

export const serviceAreaOperations = [
  {
    call: 'GET /api/service-area',
    id: 'getServiceArea',
    tag: 'Prices',
    summary: 'How far a ZIP code is from the center of the service area',
    description:
      '`place` is null for a ZIP code that is not in use. `isRefused`: outside, and the owner lets nobody book there online.',
    who: 'everyone',
    limit: 'slots',
    query: serviceAreaQuerySchema,
    answers: { 200: serviceAreaSchema },
  },
] as const satisfies readonly Operation[];
