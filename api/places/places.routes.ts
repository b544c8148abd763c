import * as z from 'zod/mini';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { validQuery } from '#api/http/validate.ts';
import type { FoundPlaces } from '#domain/places/found-places.ts';
import { zipCodeSchema } from '#domain/places/zip-code.ts';
import { placeOfZip, placesOfCities } from './place-of-zip.ts';

export const placesQuerySchema = z.object({
  state: z.string().check(z.regex(/^[A-Z]{2}$/, 'Please enter two capital letters')),
  /** Names separated by line breaks. */
  cities: z._default(z.string().check(z.maxLength(4000, 'Please ask for fewer cities')), ''),
  zip: z.optional(zipCodeSchema),
});

/** Where the places are that the owner names as the service area. */
export function placesRoutes(router: ApiRouter, { owner }: RouteDependencies): void {
  router.get(
    '/api/places',
    owner,
    validQuery(placesQuerySchema, (ctx, { state, cities, zip }) => {
      const names = cities.split('\n').map((name) => name.trim());
      const center = zip === undefined ? undefined : placeOfZip(zip);
      ctx.body = {
        cities: placesOfCities(names.filter(Boolean), state),
        center: center ? { latitude: center.latitude, longitude: center.longitude } : null,
      } satisfies FoundPlaces;
    }),
  );
}
