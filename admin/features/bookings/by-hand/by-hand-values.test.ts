import { describe, expect, it } from 'vitest';
import { sampleRequest } from '#domain/inspection-request/testing/sample-request.ts';
import { homeOf, lengthOf, manualBookingOf, startValues, textsOfClient } from './by-hand-values.ts';

const today = '2026-11-25';
const request = sampleRequest({ inspectionType: 'pre-listing' });

describe('startValues', () => {
  it.each([
    [undefined, today],
    ['2026-11-20', today],
    ['2026-12-03', '2026-12-03'],
  ])('with the preferred date %s begin on %s', (preferredDate, date) => {
    expect(startValues(today, { ...request, preferredDate })).toMatchObject({
      name: 'Maria Delgado',
      inspectionType: 'seller',
      date,
    });
  });
});

it('begins with the language of the request or the known client, else with English', () => {
  const spanish = sampleRequest({ locale: 'es' });
  expect(startValues(today)).toMatchObject({ locale: 'en' });
  expect(startValues(today, spanish)).toMatchObject({ locale: 'es' });
  expect(textsOfClient({ request: spanish })).toMatchObject({ locale: 'es' });
  expect(manualBookingOf({ locale: 'es' })).toMatchObject({ locale: 'es' });
});

describe('the home of the texts', () => {
  const home = { propertyType: 'residential', squareFootage: '9,000', stories: '2', hasPool: 'on' };

  it('decides on the length', () => {
    const input = homeOf(home, today);
    expect(input).toMatchObject({ squareFootage: 9000, stories: 2, hasPool: true });
    expect(lengthOf(home, input)).toEqual({ propertyType: 'residential', squareFootage: 9000 });
  });

  it.each([
    ['no size', { ...home, squareFootage: ' ' }],
    ['a size that is too large', { ...home, squareFootage: '90000' }],
    ['no property type', { ...home, propertyType: '' }],
  ])('is unknown with %s; then the inspection type decides', (_what, values) => {
    expect(homeOf(values, today)).toBeUndefined();
    const length = lengthOf({ ...values, inspectionType: 'warranty' }, undefined);
    expect(length).toEqual({ inspectionType: 'warranty' });
  });
});

it('sends no quote without a size, and one that is wrong for the server to refuse', () => {
  const values = { name: 'Ana', time: '', propertyType: 'condo', partner: 'jane-doe' };
  expect(manualBookingOf(values, 'r')).toMatchObject({
    time: undefined,
    quote: undefined,
    attribution: { partner: 'jane-doe' },
    requestId: 'r',
  });
  expect(manualBookingOf({ ...values, squareFootage: 'x' })['quote']).toMatchObject({
    squareFootage: 'x',
  });
});
