import { describe, expect, it } from 'vitest';
import { mapUrl } from '#domain/places/map-url.ts';
import { directionsLink } from './directions-link.ts';

describe('mapUrl', () => {
  it('searches for the address, whatever characters it holds', () => {
    const { origin, searchParams } = new URL(mapUrl('12 "Elm" & Oak #4, Dallas'));
    expect(origin).toBe('https://www.google.com');
    expect(searchParams.get('query')).toBe('12 "Elm" & Oak #4, Dallas');
  });
});

describe('directionsLink', () => {
  const address = '12 "Elm" & Oak #4, Dallas';

  it.each([
    [true, 'https://maps.apple.com', 'daddr'],
    [false, 'https://www.google.com', 'destination'],
  ])('on an Apple device (%s) opens %s', (isApple, map, parameter) => {
    const { origin, searchParams } = new URL(directionsLink(address, { isApple }));
    expect(origin).toBe(map);
    expect(searchParams.get(parameter)).toBe(address);
  });
});
