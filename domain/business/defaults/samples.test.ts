import { expect, it } from 'vitest';
import { textsOfFile } from '#domain/content/client-voices.ts';
import { testimonials } from '#domain/content/testimonials.ts';
import { sampleRecords } from '../testing/sample-business.ts';
import { defaultProfile } from './default-profile.ts';
import { defaultPromotions } from './default-promotions.ts';
import {
  isSamplePromotion,
  profileWithoutSamples,
  sampleClaims,
  sampleFacts,
  sampleVoices,
  textsWithoutSamples,
} from './samples.ts';

it('the profile of a new installation claims nothing', () => {
  const { claims, inspectors, address, links, overrides } = profileWithoutSamples(defaultProfile);
  expect(new Set(Object.values(claims))).toEqual(new Set(['']));
  expect(inspectors).toMatchObject([{ name: 'Ray Castellano', years: '', certifications: [] }]);
  expect(address).toEqual({ line: '', isShown: false });
  expect(links).toEqual({ reviews: {} });
  // Hours of single pages stay: they are neither people nor figures.
  expect(Object.keys(overrides ?? {})).toEqual(['appointmentHours', 'phoneHours', 'profileHours']);
});

it('what the owner has changed stays', () => {
  const own = {
    ...sampleRecords.profile,
    claims: { ...sampleRecords.profile.claims, homesInspected: '1,200+', years: '5+' },
    links: {
      reviews: { yelp: 'https://www.yelp.com/biz/peachtree' },
      website: 'https://peachtree.example',
    },
    address: { line: '1 Peachtree Street, Atlanta', isShown: true },
  };
  expect(sampleClaims(own)).toEqual(['years']);
  const left = profileWithoutSamples(own);
  expect(left).toEqual({ ...own, claims: { ...own.claims, years: '' } });
});

it('an own testimonial among the samples stays', () => {
  const [sample] = testimonials.value as [(typeof testimonials.value)[number]];
  const own = { ...sample, id: 'ann-cole', name: 'Ann Cole' };
  const texts = { en: { [testimonials.id]: [sample, own], 'home.hero': { title: 'Hello' } } };
  // The sample above, and the three recent reviews, which have no text of the owner's.
  expect(sampleVoices(texts)).toHaveLength(4);
  const left = textsWithoutSamples(texts);
  expect(left.en).toMatchObject({ [testimonials.id]: [own], 'home.hero': { title: 'Hello' } });
  expect(sampleVoices(left)).toEqual([]);
});

it('a file that is silent about clients brings back no samples, and keeps nobody else’s clients', () => {
  const withoutSamples = textsWithoutSamples({});
  const file = { en: { 'home.hero': { title: 'Hello' } } };
  expect(textsOfFile(file, {})).toBe(file);
  const imported = textsOfFile(file, withoutSamples);
  expect(imported.en).toMatchObject(file.en);
  expect(sampleVoices(imported)).toEqual([]);
  const said = { en: { [testimonials.id]: [{ id: 'own-ann', name: 'Ann Cole' }] } };
  expect(textsOfFile(file, said).en?.[testimonials.id]).toEqual([]);
  expect(textsOfFile(said, withoutSamples).en).toMatchObject(said.en);
});

it('an offer that the owner has saved is none of the samples', () => {
  const [first] = defaultPromotions;
  expect(isSamplePromotion(first)).toBe(true);
  expect(isSamplePromotion({ ...first, revision: 2 })).toBe(false);
  expect(isSamplePromotion({ ...first, id: 'spring' })).toBe(false);
});

it('facts are samples as long as they are as delivered', () => {
  expect(sampleFacts(defaultProfile, 'where')).toContain('region.localName');
  expect(sampleFacts(sampleRecords.profile, 'who')).toEqual([]);
  expect(sampleFacts({ ...defaultProfile, phone: '(214) 555-0100' }, 'who')).not.toContain('phone');
  expect(sampleFacts({ ...defaultProfile, license: null }, 'who')).not.toContain('license.number');
});
