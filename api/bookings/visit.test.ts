import { expect, it } from 'vitest';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';

const visit = {
  agentName: 'Jane Doe',
  agentEmail: 'jane@realty.example',
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
