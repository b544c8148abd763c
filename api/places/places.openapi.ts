import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import type { FoundPlaces } from '#domain/places/found-places.ts';
import { zipCodeSchema } from '#domain/places/zip-code.ts';
import type { Whole } from '#domain/records/every-field.ts';

export const placesQuerySchema = z.object({
  state: z.string().check(z.regex(/^[A-Z]{2}$/, 'Please enter two capital letters')),
  /** Names separated by line breaks. */
  cities: z._default(z.string().check(z.maxLength(4000, 'Please ask for fewer cities')), ''),
  zip: z.optional(zipCodeSchema),
});

const coordinates = z.strictObject({ latitude: z.number(), longitude: z.number() });

const foundPlacesSchema = z.strictObject({
  cities: z.record(z.string(), z.nullable(coordinates)),
  center: z.nullable(coordinates),
}) satisfies Whole<FoundPlaces>;

export const placesOperations = [
  {
    call: 'GET /api/places',
    id: 'findPlaces',
    tag: 'Account',
    summary: 'Where cities of a state and a ZIP code are',
    description:
      'For the service area of the profile. Null for a city or ZIP code that does not exist.',
    who: 'owner',
    query: placesQuerySchema,
    answers: { 200: foundPlacesSchema },
  },
] as const satisfies readonly Operation[];
