import { describe, expect, it, test } from 'vitest';
import { plainHome } from '#domain/quote/testing/plain-home.ts';
import { validate } from '#domain/validation/validate.ts';
import { bookingPayloadSchema } from './booking.schema.ts';

const booking = {
  date: '2026-11-30',
  time: '08:00',
  name: 'Ana Reyes',
  email: 'ana@example.com',
  phone: '2145550123',
  address: '12 Oak St, Plano, TX',
};

const errorsOf = (changes: Record<string, unknown>) => {
  const checked = validate(bookingPayloadSchema, { ...booking, ...changes });
  return checked.ok ? [] : checked.errors.map((error) => `${error.path}: ${error.message}`);
};

test.each([
  ['date', ['', '2026-11-3', '2026-11-30T08:00'], 'Please choose a date'],
  ['date', ['2026-11-31', '2027-02-29'], 'This day does not exist'],
  ['time', [undefined, '', '8:00', '08:00 AM', '24:00', '08:60'], 'Please choose a time'],
  ['name', [undefined, '', '   ', null], 'Name is required'],
  ['email', [undefined, '', 'ana', 'ana@example'], 'Please enter a valid email address'],
  ['phone', [undefined, '', '214555012'], 'Please enter a valid phone number'],
  ['address', [undefined, '', '  '], 'Property address is required'],
  ['inspectionType', ['residential', 'Buyer', 7, null], 'Please select an inspection type'],
  ['name', ['x'.repeat(201)], 'At most 200 characters'],
  ['address', ['x'.repeat(301)], 'At most 300 characters'],
  ['notes', ['x'.repeat(5001)], 'At most 5000 characters'],
] as const)('%s refuses %j', (field, values, message) => {
  for (const value of values)
    expect(errorsOf({ [field]: value })).toEqual([`${field}: ${message}`]);
});

test.each([
  ['date', ['2026-11-30', '2028-02-29']],
  ['time', ['00:00', '08:00', '23:59']],
  ['phone', ['2145550123']],
  ['inspectionType', [undefined, '', 'buyer', 'seller', 'warranty', 'maintenance']],
  ['notes', [undefined, '', 'Lockbox 1234', 'x'.repeat(5000)]],
] as const)('%s accepts %j', (field, values) => {
  for (const value of values) expect(errorsOf({ [field]: value })).toEqual([]);
});

it('reports everything that is missing at once', () => {
  const checked = validate(bookingPayloadSchema, {});
  expect(checked.ok ? [] : checked.errors.map((error) => error.path)).toEqual([
    'date',
    'time',
    'name',
    'email',
    'phone',
    'address',
  ]);
});

describe('a quote in a booking', () => {
  it('is checked, and its errors name their place', () => {
    expect(errorsOf({ quote: { propertyType: 'condo', squareFootage: 499 } })).toEqual([
      'quote.squareFootage: Square footage must be between 500 and 50,000',
    ]);
  });

  it('drops any price', () => {
    const quote = { propertyType: 'condo', squareFootage: 1200, totalPrice: 1, basePrice: 1 };
    const checked = validate(bookingPayloadSchema, { ...booking, quote, price: 1, status: 'done' });
    expect(checked).toEqual({
      ok: true,
      value: {
        ...booking,
        quote: { ...plainHome, propertyType: 'condo', squareFootage: 1200 },
      },
    });
  });
});

it('never costs a booking for its attribution', () => {
  expect(errorsOf({ attribution: { utm: { source: 5 } } })).toEqual([]);
});
