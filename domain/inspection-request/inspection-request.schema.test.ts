import { describe, expect, it, test } from 'vitest';
import { validate } from '#domain/validation/validate.ts';
import { contactPayloadSchema, inspectionRequestSchema } from './inspection-request.schema.ts';

const request = {
  firstName: 'Ana',
  lastName: 'Reyes',
  email: 'ana@example.com',
  phone: '2145550123',
  propertyAddress: '12 Oak St, Plano, TX',
  inspectionType: 'residential',
};

const errorsOf = (changes: Record<string, unknown>) => {
  const checked = validate(contactPayloadSchema, { ...request, ...changes });
  return checked.ok ? [] : checked.errors.map((error) => `${error.path}: ${error.message}`);
};

const parsed = (changes: Record<string, unknown>) => {
  const checked = validate(contactPayloadSchema, { ...request, ...changes });
  return checked.ok ? checked.value : checked.errors;
};

const text = (length: number) => 'x'.repeat(length);

test.each([
  ['firstName', ['', '   ', undefined, null, 7], 'First name is required'],
  ['lastName', ['', '\t\n', undefined, null, 7], 'Last name is required'],
  ['propertyAddress', ['', '  ', undefined, null], 'Property address is required'],
  [
    'email',
    ['', undefined, 'ana', 'ana@', '@example.com', 'ana@example', 'a b@example.com'],
    'Please enter a valid email address',
  ],
  [
    'phone',
    ['', undefined, '214555012', '  214555012  ', '          '],
    'Please enter a valid phone number',
  ],
  [
    'inspectionType',
    ['', undefined, null, 'Residential', 'buyer'],
    'Please select an inspection type',
  ],
] as const)('%s refuses %j with the message of the form', (field, values, message) => {
  for (const value of values)
    expect(errorsOf({ [field]: value })).toEqual([`${field}: ${message}`]);
});

test.each([
  ['firstName', ['A', '陽', text(100)]],
  ['lastName', ["O'Neill-Reyes", text(100)]],
  ['email', ['a@b.co', 'ana+home@mail.example.com', ' ana@example.com ']],
  ['phone', ['2145550123', '(214) 555-0123', '+1 214 555 0123', text(40)]],
  ['inspectionType', ['residential', 'warranty', 'pre-listing']],
  ['preferredDate', [undefined, '', '2026-11-30', '2028-02-29']],
  ['message', [undefined, '', 'Gate code 1234', text(5000)]],
] as const)('%s accepts %j', (field, values) => {
  for (const value of values) expect(errorsOf({ [field]: value })).toEqual([]);
});

test.each([
  ['firstName', text(101), 'At most 100 characters'],
  ['lastName', text(101), 'At most 100 characters'],
  ['email', `${text(250)}@b.co`, 'Please enter a valid email address'],
  ['phone', text(41), 'Please enter a valid phone number'],
  ['propertyAddress', text(301), 'At most 300 characters'],
  ['message', text(5001), 'At most 5000 characters'],
  ['preferredDate', 'soon', 'Please choose a date'],
  ['preferredDate', '2027-02-29', 'This day does not exist'],
])('%s has a maximum length or a format', (field, value, message) => {
  expect(errorsOf({ [field]: value })).toEqual([`${field}: ${message}`]);
});

it('reports every field of an empty form at once, in the order of the form', () => {
  expect(validate(inspectionRequestSchema, {})).toMatchObject({
    ok: false,
    errors: [
      { path: 'firstName', message: 'First name is required' },
      { path: 'lastName', message: 'Last name is required' },
      { path: 'email', message: 'Please enter a valid email address' },
      { path: 'phone', message: 'Please enter a valid phone number' },
      { path: 'propertyAddress', message: 'Property address is required' },
      { path: 'inspectionType', message: 'Please select an inspection type' },
    ],
  });
});

it('trims values and drops unknown fields', () => {
  expect(
    parsed({ firstName: ' Ana ', phone: ' 2145550123 ', message: ' hi ', id: '1', isOwner: true }),
  ).toEqual({ ...request, message: 'hi' });
});

it('passes the honeypot on to the server', () => {
  expect(parsed({ website: 'https://spam.example' })).toMatchObject({
    website: 'https://spam.example',
  });
});

describe('attribution', () => {
  it('travels with the request', () => {
    const attribution = {
      partner: 'jane-doe',
      page: 'https://jane.example/',
      utm: { source: 'x' },
    };
    expect(parsed({ attribution })).toEqual({ ...request, attribution });
  });

  it('never costs a lead', () => {
    expect(errorsOf({ attribution: { partner: 'Not A Slug', page: 5, utm: 'x' } })).toEqual([]);
  });
});
