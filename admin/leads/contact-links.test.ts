import { describe, expect, it } from 'vitest';
import { mapUrl } from '#domain/places/map-url.ts';
import { directionsLink, smsLink, telLink } from './contact-links.ts';

describe('telLink', () => {
  it.each([
    ['(972) 555-0148', 'tel:+19725550148'],
    ['972.555.0148', 'tel:+19725550148'],
    ['1-972-555-0148', 'tel:+19725550148'],
    ['+1 972 555 0148', 'tel:+19725550148'],
    ['+44 20 7946 0958', 'tel:+442079460958'],
    ['011 44 20 7946 0958', 'tel:011442079460958'],
    ['972-555-0148 ext. 12', 'tel:+19725550148;ext=12'],
    ['972-555-0148 x12', 'tel:+19725550148;ext=12'],
    ['972-555-0148 #7', 'tel:+19725550148;ext=7'],
    ['555-0148 days', 'tel:5550148'],
  ])('makes of "%s" the address %s', (phone, link) => {
    expect(telLink(phone)).toBe(link);
  });

  it.each(['call me maybe please', '', 'ext 12345678901', '12 34 56'])(
    'makes none of "%s"',
    (phone) => {
      expect(telLink(phone)).toBeUndefined();
    },
  );
});

describe('smsLink', () => {
  it.each([
    ['(972) 555-0148', 'sms:+19725550148'],
    ['+44 20 7946 0958', 'sms:+442079460958'],
    ['972-555-0148 ext. 12', undefined],
    ['call me maybe please', undefined],
  ])('makes of "%s" the address %s', (phone, link) => {
    expect(smsLink(phone)).toBe(link);
  });
});

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
