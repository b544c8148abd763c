import { describe, expect, it } from 'vitest';
import type { Business } from '#domain/business/business.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { sampleBusiness } from '#domain/business/testing/sample-business.ts';
import { boxOf, mapOfCities, mapSize } from './map-of-cities.ts';

const { serviceArea } = sampleBusiness;
const atlanta = serviceArea.cities[0] as (typeof serviceArea.cities)[number];
const crowded = Array.from({ length: 60 }, (_, index) => ({
  name: `Springfield ${index}`,
  latitude: atlanta.latitude + (index % 8) / 50,
  longitude: atlanta.longitude + Math.floor(index / 8) / 50,
}));

const areas: [string, Business['serviceArea']][] = [
  ['the default business', defaultBusiness.serviceArea],
  ['another business', serviceArea],
  ['a single city', { ...serviceArea, cities: [atlanta] }],
  ['the same city twice', { ...serviceArea, cities: [atlanta, atlanta] }],
  ['60 cities close together', { ...serviceArea, cities: crowded }],
];

describe.each(areas)('the map of %s', (_name, area) => {
  const { cities } = mapOfCities(area);
  const labels = cities.flatMap((city) => (city.label ? [boxOf(city, city.label)] : []));

  it('has every city inside', () => {
    expect(cities).toHaveLength(area.cities.length);
    for (const { x, y } of cities) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(mapSize.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(mapSize.height);
    }
  });

  it('has names that cover neither a city nor one another', () => {
    expect(labels.length).toBeGreaterThan(0);
    for (const [index, a] of labels.entries()) {
      for (const { x, y } of cities) {
        expect(x > a.left && x < a.right && y > a.top && y < a.bottom).toBe(false);
      }
      for (const b of labels.slice(index + 1)) {
        expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(
          false,
        );
      }
    }
  });
});

it('north is up and east is right', () => {
  const { cities } = mapOfCities(serviceArea);
  const at = (name: string) => cities.find((city) => city.name === name) ?? { x: 0, y: 0 };
  expect(at('Marietta').x).toBeLessThan(at('Decatur').x);
  expect(at('Roswell').y).toBeLessThan(at('Atlanta').y);
});

it('has the name of the first city', () => {
  expect(mapOfCities(defaultBusiness.serviceArea).cities[0]?.label).toBeDefined();
});
