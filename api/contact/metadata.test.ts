import { expect, it } from 'vitest';
import { assistant } from '#api/mcp/testing/assistant.ts';
import { ownerWithKeys } from '#api/testing/owner-with-keys.ts';
import { bookingBody, contactBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';

const metadata = { 'listing-id': '42', office: '=HYPERLINK("https://evil.example")' };
const hostile = {
  ...metadata,
  Bad_Key: 'x',
  '<img src=x>': 'x',
  long: 'x'.repeat(201),
  list: ['x'],
};

it('travels with a request to the owner, the export and the booking made from it', async () => {
  const { send, call } = await signedInOwner({ sampleContent: false });
  const sent = await send('POST /api/contact', { body: contactBody({ metadata: hostile }) });
  expect(sent.status, 'no lead is lost for its metadata').toBe(201);
  const { id } = sent.json;
  expect((await call(`GET /api/contact-requests/${id}`)).json).toMatchObject({ metadata });
  expect((await call('GET /api/contact-requests.csv')).text).toContain(
    `"listing-id: 42\noffice: =HYPERLINK(""https://evil.example"")"`,
  );
  const booked = await call('POST /api/bookings', bookingBody({ requestId: id }));
  expect(booked.json).toMatchObject({ metadata });
});

it('travels with a booking to the owner, and is exported and erased with the person', async () => {
  const { book, call } = await signedInOwner();
  const booking = await book({ metadata });
  expect(booking.metadata).toEqual(metadata);
  const { email: person } = booking;
  const exported = await call('POST /api/privacy/export', { person });
  expect(JSON.parse(exported.text)).toMatchObject({ bookings: [{ metadata }] });
  await call(`PATCH /api/bookings/${booking.id}`, { revision: 1, action: 'cancel' });
  await call('POST /api/privacy/erase', { person });
  const left = (await call(`GET /api/bookings/${booking.id}`)).json;
  expect(left).toMatchObject({ erasedAt: expect.any(String) });
  expect(left).not.toHaveProperty('metadata');
});

it('is read by the owner’s assistant', async () => {
  const owner = await ownerWithKeys();
  const { key } = await owner.makeKey(['read'], 'Assistant');
  const headers = { Authorization: `Bearer ${key}` };
  const { call: callTool } = await assistant(`${owner.url}/api/mcp`, { headers });
  await owner.book({ metadata });
  await owner.send('POST /api/contact', { body: contactBody({ metadata }) });
  const days = { from: '2026-11-30', to: '2026-11-30' };
  expect((await callTool('list_bookings', days)).answer).toMatchObject({
    bookings: [{ metadata }],
  });
  expect((await callTool('list_waiting_requests')).answer).toMatchObject({
    requests: [{ metadata }],
  });
});
