import { expect, it } from 'vitest';
import { defaultBrand } from '#domain/business/defaults/default-brand.ts';
import { defaultProfile } from '#domain/business/defaults/default-profile.ts';
import { storedBrandSchema, storedProfileSchema } from './stored-business.schema.ts';

const uploaded = {
  src: '/uploads/0123456789abcdef0123456789abcdef.png',
  width: 60,
  height: 40,
  alt: 'A roof',
};

it.each([
  'https://other.example/a.png',
  '//other.example/a.png',
  'data:image/png;base64,AAAA',
  '/api/contact/export',
  '/uploads/../a.png',
  '/uploads/0123456789abcdef0123456789abcdef.svg',
])('a stored brand with a picture at %s is read without it', (src) => {
  const hero = { ...uploaded, src };
  const about = { ...uploaded, small: { src, width: 30 } };
  const photographs = { hero, about, report: uploaded };
  const stored = { ...defaultBrand, logo: hero, photographs, revision: 3 };
  const { logo, ...read } = storedBrandSchema.parse(stored);
  expect(logo).toBeUndefined();
  expect(read).toEqual({ ...defaultBrand, photographs: { report: uploaded }, revision: 3 });
});

it('a stored profile with a portrait elsewhere is read without it', () => {
  const [inspector] = defaultProfile.inspectors;
  const portraits = ['https://other.example/a.png', uploaded.src];
  const inspectors = portraits.map((src, index) => ({
    ...inspector,
    id: `inspector-${index}`,
    portrait: { ...uploaded, src },
  }));
  const { inspectors: read } = storedProfileSchema.parse({
    ...defaultProfile,
    inspectors,
    revision: 1,
  });
  expect(read.map(({ portrait }) => portrait)).toEqual([undefined, uploaded]);
});
