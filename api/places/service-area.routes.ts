import { implement } from '#api/http/implement.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { areaPlace, type ServiceAreaAnswer } from '#domain/places/service-distance.ts';
import { placeOfZip } from './place-of-zip.ts';
import { serviceAreaOperations } from './service-area.openapi.ts';

export function serviceAreaRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, business } = dependencies;

  implement(router, dependencies, serviceAreaOperations, {
    getServiceArea: async ({ query: { zip } }) => {
      const place = placeOfZip(zip);
      const { outsideArea } = await store.availability.read();
      const answer: ServiceAreaAnswer = {
        zip,
        place: place ? areaPlace(place, outsideArea, business.current().serviceArea) : null,
      };
      return answer;
    },
  });
}
