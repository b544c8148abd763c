import { describe, expect, it, test } from 'vitest';
import type { BookingType } from '#domain/booking/booking-types.ts';
import { bookingTypes } from '#domain/booking/booking-types.ts';
import type { Locale } from '#domain/locale/locale.ts';
import {
  agreementTemplateChangeSchema,
  agreementTemplateSchema,
} from './agreement-template.schema.ts';
import { type AgreementTemplate, MAX_AGREEMENT_LENGTH } from './agreement-template.ts';
import { hasAgreement, templateFor } from './find-template.ts';

const template = (
  id: string,
  locale: Locale,
  ...inspectionTypes: BookingType[]
): AgreementTemplate => ({
  id,
  revision: 1,
  name: id,
  locale,
  inspectionTypes,
  text: '# Agreement',
  createdAt: '2026-11-20T15:00:00.000Z',
});

const english = template('english', 'en');
const englishBuyers = template('english buyers', 'en', 'buyer');
const spanish = template('spanish', 'es');
const spanishBuyers = template('spanish buyers', 'es', 'buyer', 'seller');

describe('the agreement of a booking', () => {
  it.each<
    [
      string,
      AgreementTemplate[],
      { locale?: Locale; inspectionType?: BookingType },
      string | undefined,
    ]
  >([
    [
      'of a type is before one for all',
      [english, englishBuyers],
      { inspectionType: 'buyer' },
      'english buyers',
    ],
    [
      'for all is for other types',
      [englishBuyers, english],
      { inspectionType: 'seller' },
      'english',
    ],
    ['for all is for a booking without a type', [englishBuyers, english], {}, 'english'],
    ['of another type is none', [englishBuyers], { inspectionType: 'seller' }, undefined],
    [
      'is in the client’s language',
      [englishBuyers, spanish],
      { locale: 'es', inspectionType: 'buyer' },
      'spanish',
    ],
    [
      'of a type in the client’s language',
      [spanish, spanishBuyers],
      { locale: 'es', inspectionType: 'seller' },
      'spanish buyers',
    ],
    ['is in English without one', [spanishBuyers, english], { locale: 'es' }, 'english'],
    ['in Spanish is none for a reader of English', [spanish], { locale: 'en' }, undefined],
    ['is the first of two alike', [english, { ...english, id: 'other' }], {}, 'english'],
    ['is none without templates', [], {}, undefined],
  ])('%s', (_what, templates, booking, expected) => {
    expect(templateFor(templates, booking)?.id).toBe(expected);
    expect(hasAgreement(templates, booking)).toBe(expected !== undefined);
  });
});

describe('a template that the owner saves', () => {
  const valid = { name: 'Buyers', locale: 'en', inspectionTypes: ['buyer'], text: '# Agreement' };
  const isValid = (fields: object) =>
    agreementTemplateSchema.safeParse({ ...valid, ...fields }).success;

  test.each([
    [{}, true],
    [{ inspectionTypes: [] }, true],
    [{ inspectionTypes: bookingTypes.map(({ value }) => value) }, true],
    [{ inspectionTypes: ['buyer', 'buyer'] }, false],
    [{ inspectionTypes: ['castle'] }, false],
    [{ inspectionTypes: undefined }, false],
    [{ locale: 'fr' }, false],
    [{ name: ' ' }, false],
    [{ name: 'x'.repeat(81) }, false],
    [{ text: '' }, false],
    [{ text: 'x'.repeat(MAX_AGREEMENT_LENGTH) }, true],
    [{ text: 'x'.repeat(MAX_AGREEMENT_LENGTH + 1) }, false],
  ])('%#: is valid or not', (fields, expected) => {
    expect(isValid(fields)).toBe(expected);
  });

  test('names the version that it changes', () => {
    expect(agreementTemplateChangeSchema.safeParse(valid).success).toBe(false);
    expect(agreementTemplateChangeSchema.safeParse({ ...valid, revision: 1 }).success).toBe(true);
  });
});
