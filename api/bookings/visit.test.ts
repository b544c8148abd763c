import { expect, it } from 'vitest';
import { fieldErrors } from '#api/testing/api-test.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';

const visit = {
  agentName: 'Jane Doe',
  agentEmail: 'jane@realty.example',
  agentCopy: true,
  entry: 'Lockbox on the gas meter',
  occupancy: 'vacant',
  utilities: 'partly',
  pets: 'A dog in the yard',
};

it('what is said about the visit is stored for the owner, and is in the calendar feed', async () => {
  const { book, call, send } = await signedInOwner();
  expect(await book(visit)).toMatchObject(visit);
  const { json } = await call('POST /api/calendar-feed');
  const feed = await send(`GET ${new URL((json as unknown as { url: string }).url).pathname}`);
  const text = feed.text.replaceAll(/\r\n /g, '');
  expect(text).toContain('Access: Lockbox on the gas meter\\nThe home is: vacant\\n');
});

it('a copy to the agent needs an address, also when the owner books', async () => {
  const { call, send } = await signedInOwner();
  const body = bookingBody({ agentCopy: 'on', agentEmail: '' });
  for (const answer of [
    await send('POST /api/calendar/book', { body }),
    await call('POST /api/bookings', body),
  ]) {
    expect(fieldErrors(answer)).toEqual({ agentEmail: 'Please enter the agent’s email' });
  }
  const unticked = await call('POST /api/bookings', { ...body, agentCopy: '' });
  expect(unticked.status).toBe(201);
  expect(unticked.json).not.toHaveProperty('agentCopy');
});
