import * as z from 'zod/mini';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { validQuery } from '#api/http/validate.ts';
import { areaPlace, type ServiceAreaAnswer } from '#domain/places/service-distance.ts';
import { zipCodeSchema } from '#domain/places/zip-code.ts';
import { placeOfZip } from './place-of-zip.ts';

export const serviceAreaQuerySchema = z.object({ zip: zipCodeSchema });

export function serviceAreaRoutes(
  router: ApiRouter,
  { store, business, limits }: RouteDependencies,
): void {
  router.get(
    '/api/service-area',
    limits.slots,
    validQuery(serviceAreaQuerySchema, async (ctx, { zip }) => {
      const place = placeOfZip(zip);
      const { outsideArea } = await store.availability.read();
      const answer: ServiceAreaAnswer = {
        zip,
        place: place ? areaPlace(place, outsideArea, business.current().serviceArea) : null,
      };
      ctx.body = answer;
    }),
  );
}
