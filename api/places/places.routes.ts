import { implement } from '#api/http/implement.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import type { FoundPlaces } from '#domain/places/found-places.ts';
import { placeOfZip, placesOfCities } from './place-of-zip.ts';
import { placesOperations } from './places.openapi.ts';

/** Where the places are that the owner names as the service area. */
export function placesRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  implement(router, dependencies, placesOperations, {
    findPlaces: ({ query: { state, cities, zip } }) => {
      const names = cities.split('\n').map((name) => name.trim());
      const center = zip === undefined ? undefined : placeOfZip(zip);
      return {
        cities: placesOfCities(names.filter(Boolean), state),
        center: center ? { latitude: center.latitude, longitude: center.longitude } : null,
      } satisfies FoundPlaces;
    },
  });
}
