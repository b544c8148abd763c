import { expect, test } from 'vitest';
import type { AgreementTemplate } from './agreement-template.ts';
import { hasAgreement, templateFor } from './find-template.ts';

const template = (
  name: string,
  { locale = 'en', inspectionTypes = [], sample }: Partial<AgreementTemplate> = {},
): AgreementTemplate => ({
  id: name,
  revision: 1,
  createdAt: '2026-11-20T12:00:00.000Z',
  name,
  locale,
  inspectionTypes,
  text: name,
  ...(sample && { sample }),
});

const all = [
  template('sample', { sample: true }),
  template('sample es', { sample: true, locale: 'es' }),
  template('general'),
  template('buyers', { inspectionTypes: ['buyer'] }),
  template('general es', { locale: 'es' }),
];

const without = (...names: string[]) => all.filter(({ name }) => !names.includes(name));

test.each([
  ['the type before all types', all, { inspectionType: 'buyer' }, 'buyers'],
  ['all types', all, { inspectionType: 'seller' }, 'general'],
  ['all types without a type', all, {}, 'general'],
  [
    'the client’s language before the type',
    all,
    { inspectionType: 'buyer', locale: 'es' },
    'general es',
  ],
  ['English for want of Spanish', without('general es'), { locale: 'es' }, 'general'],
  [
    'the owner’s English before a sample in Spanish',
    without('general es', 'buyers'),
    { locale: 'es' },
    'general',
  ],
  ['a sample for want of the owner’s', all.slice(0, 2), { locale: 'es' }, 'sample es'],
  ['none for another type', [template('buyers', { inspectionTypes: ['buyer'] })], {}, undefined],
  ['none', [], {}, undefined],
] as const)('%s', (_what, templates, booking, name) => {
  expect(templateFor(templates, { inspectionType: undefined, ...booking })?.name).toBe(name);
  expect(hasAgreement(templates, { inspectionType: undefined, ...booking })).toBe(
    name !== undefined,
  );
});
