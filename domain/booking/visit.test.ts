import { describe, expect, it, test } from 'vitest';
import { validate } from '#domain/validation/validate.ts';
import { bookingSchema } from './booking.schema.ts';
import { visitFacts } from './visit.ts';

const booking = {
  date: '2026-12-01',
  time: '08:00',
  name: 'Maria Delgado',
  email: 'maria@example.com',
  phone: '(214) 555-0110',
  address: '1200 Elm Street, Plano, TX',
};
const visit = {
  agentName: 'Jane Doe',
  agentEmail: 'jane@example.com',
  entry: 'Lockbox on the gas meter',
  occupancy: 'vacant',
  utilities: 'partly',
  pets: 'A dog in the yard',
};

describe('what a booking says about the visit', () => {
  it('is kept as it is', () => {
    expect(validate(bookingSchema, { ...booking, ...visit })).toMatchObject({
      ok: true,
      value: visit,
    });
  });

  it.each([
    ['on', true],
    [true, true],
    [false, undefined],
    ['', undefined],
    [undefined, undefined],
  ])('a copy to the agent, given as %j, is %j', (agentCopy, stored) => {
    const checked = validate(bookingSchema, { ...booking, ...visit, agentCopy });
    expect(checked.ok && checked.value.agentCopy).toBe(stored);
  });

  it.each([undefined, ' '])('asks for the address of a copy where it is %j', (agentEmail) => {
    expect(validate(bookingSchema, { ...booking, agentCopy: 'on', agentEmail })).toMatchObject({
      ok: false,
      errors: [{ path: 'agentEmail', message: 'Please enter the agent’s email' }],
    });
  });

  it('is never required: empty controls count as nothing', () => {
    const empty = Object.fromEntries(Object.keys(visit).map((name) => [name, ' ']));
    const checked = validate(bookingSchema, { ...booking, ...empty });
    expect(checked.ok && Object.values(checked.value).includes(' ')).toBe(false);
    expect(checked).toMatchObject({ ok: true, value: booking });
  });

  it.each([
    ['agentName', 'x'.repeat(201)],
    ['agentEmail', 'jane at example'],
    ['agentCopy', 'perhaps'],
    ['entry', 'x'.repeat(301)],
    ['occupancy', 'haunted'],
    ['utilities', 'on and off'],
    ['pets', 'x'.repeat(201)],
  ])('is refused where %s is %j', (path, value) => {
    const checked = validate(bookingSchema, { ...booking, ...visit, [path]: value });
    expect(checked).toMatchObject({ ok: false, errors: [{ path }] });
  });
});

test('the owner reads what is known', () => {
  expect(visitFacts({})).toEqual([]);
  expect(visitFacts(visit)).toEqual([
    { label: 'Booked by an agent', text: 'Jane Doe, jane@example.com' },
    { label: 'Access', text: 'Lockbox on the gas meter' },
    { label: 'The home is', text: 'vacant' },
    { label: 'Utilities', text: 'some off' },
    { label: 'Pets', text: 'A dog in the yard' },
  ]);
  expect(visitFacts({ ...visit, agentCopy: true })[0]).toEqual({
    label: 'Booked by an agent',
    text: 'Jane Doe, jane@example.com, gets a copy',
  });
  expect(visitFacts({ agentCopy: true })).toEqual([]);
  expect(visitFacts({ agentEmail: 'jane@example.com' })).toEqual([
    { label: 'Booked by an agent', text: 'jane@example.com' },
  ]);
});
