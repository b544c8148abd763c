import { expect, it } from 'vitest';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { sampleBooking } from '#domain/booking/testing/sample-booking.ts';
import { agentRecordOf, isAgentOf, withoutAgent } from './agent.ts';

const booking: Booking = sampleBooking({
  id: 'b1',
  date: '2026-11-24',
  address: '12 Elm Street',
  agentName: 'Jane Doe',
  agentEmail: 'Jane@realty.example',
  agentCopy: true,
  pets: 'A dog',
  links: ['a digest'],
});
const corrected = { at: '2026-11-21T15:00:00.000Z', by: 'Owner', what: 'corrected' } as const;
const jane = 'jane@realty.example';

it('finds an agent by the address, also by one that was corrected', () => {
  const changes = [{ field: 'agentEmail' as const, from: 'jane@old.example', to: jane }];
  const after = { ...booking, history: [{ ...corrected, changes }] };
  expect(isAgentOf(booking, jane)).toBe(true);
  expect(isAgentOf(after, 'jane@old.example')).toBe(true);
  expect(isAgentOf(booking, 'maria@example.com')).toBe(false);
  expect(isAgentOf({ ...booking, agentEmail: undefined }, jane)).toBe(false);
});

it('has only what is stored about the agent', () => {
  expect(Object.keys(agentRecordOf(booking, jane))).toEqual([
    'id',
    'date',
    'time',
    'agentName',
    'agentEmail',
    'agentCopy',
    'agentConsent',
  ]);
});

it('tells an agent before a correction nothing of the other one', () => {
  const changes = [{ field: 'agentEmail' as const, from: 'jane@old.example', to: jane }];
  const after = { ...booking, history: [{ ...corrected, changes }] };
  expect(agentRecordOf(after, 'jane@old.example')).toEqual({
    id: 'b1',
    date: '2026-11-24',
    time: '08:00',
    agentEmail: 'jane@old.example',
    isFormer: true,
  });
});

it('takes the agent out, and leaves the client’s record', () => {
  const { agentName: _name, agentEmail: _email, agentCopy: _copy, ...left } = booking;
  expect(withoutAgent(booking, jane)).toEqual(left);
});

it('takes out what was corrected about agents, and leaves another agent', () => {
  const name = { field: 'name' as const, from: 'Marie', to: 'Maria Delgado' };
  const agent = { field: 'agentName' as const, from: 'Jane Doe', to: 'Bob' };
  const address = { field: 'agentEmail' as const, from: jane, to: 'bob@realty.example' };
  const after: Booking = {
    ...booking,
    agentName: 'Bob',
    agentEmail: 'bob@realty.example',
    history: [
      { ...corrected, changes: [name, agent] },
      { ...corrected, changes: [address] },
      { ...corrected, what: 'cancelled', reason: 'Rain' },
    ],
  };
  expect(withoutAgent(after, jane)).toEqual({
    ...after,
    history: [
      { ...corrected, changes: [name] },
      corrected,
      { ...corrected, what: 'cancelled', reason: 'Rain' },
    ],
  });
});
