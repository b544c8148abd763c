import { expect, it } from 'vitest';
import { sampleRequest } from '#domain/inspection-request/testing/sample-request.ts';
import { detailsOfRequest } from './details-of-request.ts';

const request = sampleRequest();

it('carries name, contact, address and message over', () => {
  expect(detailsOfRequest({ ...request, message: 'Look at the foundation' })).toMatchObject({
    name: 'Maria Delgado',
    email: 'maria@example.com',
    phone: '(214) 555-0110',
    address: '1200 Elm Street, Plano, TX 75023',
    notes: 'Look at the foundation',
  });
  expect(detailsOfRequest(request).notes).toBe('');
});

it.each([
  ['residential', 'buyer', 'residential'],
  ['warranty', 'warranty', 'warranty'],
  ['pre-listing', 'seller', 'residential'],
] as const)('a request for %s is a booking of type %s of a home of type %s', (...types) => {
  const [of, inspectionType, propertyType] = types;
  expect(detailsOfRequest({ ...request, inspectionType: of })).toMatchObject({
    inspectionType,
    propertyType,
  });
});
