import { expect, it } from 'vitest';
import { bookingSchema } from '#domain/booking/booking.schema.ts';
import { inspectionRequestSchema } from '#domain/inspection-request/inspection-request.schema.ts';
import { maintenanceRequestSchema } from '#domain/maintenance/maintenance.schema.ts';
import { quoteInputSchema } from '#domain/quote/quote.schema.ts';
import { validate } from './validate.ts';

it('words an issue in the language asked for, with its code', () => {
  const request = { firstName: 'Ada', lastName: 'x'.repeat(101) };
  const { errors } = validate(inspectionRequestSchema, request, 'es') as { errors: object[] };
  expect(errors.slice(0, 2)).toEqual([
    { path: 'lastName', code: 'text_too_long', message: 'Máximo 100 caracteres' },
    {
      path: 'email',
      code: 'email_invalid',
      message: 'Escriba un correo electrónico válido',
    },
  ]);
});

it.each([
  ['a booking', bookingSchema],
  ['a request', inspectionRequestSchema],
  ['tips', maintenanceRequestSchema],
  ['a quote', quoteInputSchema],
])('names every issue of %s by a code', (_form, schema) => {
  const wrong = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, { odd: 1 }]));
  for (const input of [{}, wrong]) {
    const result = validate(schema, input);
    expect(result.ok ? [] : result.errors.filter(({ code }) => !code)).toEqual([]);
    expect(result.ok).toBe(false);
  }
});
