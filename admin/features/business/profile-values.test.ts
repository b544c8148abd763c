import { expect, it } from 'vitest';
import { withoutItem } from '#admin/forms/record-values.ts';
import { defaultProfile } from '#domain/business/defaults/default-profile.ts';
import { profileSchema } from '#domain/business/profile.schema.ts';
import { cityNamesIn, profileIn, profileValues } from './profile-values.ts';

const stored = { ...defaultProfile, revision: 1 };
const { cities, center } = defaultProfile.region;
const values = profileValues(stored);

it('the default profile is the same after its form', () => {
  expect(profileIn(values, stored, { cities, center })).toEqual(defaultProfile);
  expect(cityNamesIn(values)).toHaveLength(20);
});

it('a business can have no license, other links, and another inspector', () => {
  const none = Object.keys(values).filter((name) => name.startsWith('links.'));
  const typed = {
    ...values,
    ...Object.fromEntries(none.map((name) => [name, ''])),
    'region.localName': '',
    'license.number': '',
    'license.authority': ' ',
    'license.label': '',
    'links.reviews.google': 'https://example.com/reviews',
    'inspectors.1.name': 'Ana de la Cruz',
    'inspectors.1.signature': 'Ana',
    'inspectors.1.certifications': 'Radon\n\nPools\n',
  };
  const profile = profileSchema.parse(profileIn(typed, stored, { cities, center }));
  expect(profile.license).toBeNull();
  expect(profile.region).not.toHaveProperty('localName');
  expect(profile.links).toEqual({ reviews: { google: 'https://example.com/reviews' } });
  expect(profile.inspectors[1]).toEqual({
    id: 'ana-de-la-cruz',
    name: 'Ana de la Cruz',
    signature: 'Ana',
    years: '',
    certifications: ['Radon', 'Pools'],
  });
});

it.each([
  ['Łukasz Núñez-Ortiz', /^[a-z]*ukasz-nunez-ortiz$/],
  ['王芳', /^inspector-\d+$/],
])('an inspector named %s has an id', (name, id) => {
  const typed = { ...values, 'inspectors.0.id': '', 'inspectors.0.name': name };
  const profile = profileSchema.parse(profileIn(typed, stored, { cities, center }));
  expect(profile.inspectors[0]?.id).toMatch(id);
});

it('a portrait stays with its inspector', () => {
  const portrait = {
    src: '/uploads/0123456789abcdef0123456789abcdef.webp',
    width: 400,
    height: 500,
    alt: 'Ana at a roof',
  };
  const [first] = defaultProfile.inspectors;
  const second = { ...first, id: 'ana', name: 'Ana Cruz', portrait };
  const both = { ...stored, inspectors: [first, second] } as typeof stored;
  const typed = withoutItem(profileValues(both), 'inspectors', 0);
  expect(profileIn(typed, both, { cities, center }).inspectors).toEqual([second]);
});

it('keeps the Spanish of texts that the profile has, and no other', () => {
  const spanish = { 'Game days': 'días de partido', '2-3 hours': 'dos o tres horas' };
  const own = { ...stored, spanish: { ...spanish, 'Ask us': 'Pregúntenos' } };
  const typed = {
    ...profileValues(own),
    'hours.0.days': 'Game days',
    'claims.insurance': 'fully insured',
    'spanish.fully insured': ' ',
  };
  const profile = profileIn(typed, own, { cities, center });
  expect(profile.spanish).toEqual(spanish);
  const { overrides: _, ...withoutOthers } = own;
  expect(
    profileIn(values, { ...withoutOthers, revision: 1 }, { cities, center }),
  ).not.toHaveProperty('spanish');
});
