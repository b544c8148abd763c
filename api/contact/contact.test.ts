import { describe, expect, it } from 'vitest';
import { apiForTest, fieldErrors } from '#api/testing/api-test.ts';
import { contactBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';

const call = 'POST /api/contact';

describe('POST /api/contact', () => {
  it('stores the request and answers with its id only', async () => {
    const api = await signedInOwner();
    const attribution = { partner: 'jane-doe-realty', page: 'https://jane.example/', utm: {} };
    const answer = await api.send(call, { body: contactBody({ attribution }) });
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) });

    const list = await api.call('GET /api/contact-requests');
    expect(list.json.data).toEqual([
      {
        ...contactBody({ attribution }),
        revision: 1,
        status: 'new',
        history: [],
        id: answer.json.id,
        createdAt: '2026-11-25T15:00:00.000Z',
      },
    ]);
  });

  it.each([
    ['firstName', 'First name is required'],
    ['lastName', 'Last name is required'],
    ['email', 'Please enter a valid email address'],
    ['phone', 'Please enter a valid phone number'],
    ['propertyAddress', 'Property address is required'],
    ['inspectionType', 'Please select an inspection type'],
  ])('refuses a body without %s', async (field, message) => {
    const api = await apiForTest();
    const answer = await api.send(call, { body: contactBody({ [field]: undefined }) });
    expect(answer.status).toBe(422);
    expect(answer.json.code).toBe('validation_failed');
    expect(fieldErrors(answer)).toEqual({ [field]: message });
  });

  it('names every invalid field at once', async () => {
    const api = await apiForTest();
    const answer = await api.send(call, { body: {} });
    expect(Object.keys(fieldErrors(answer)).sort()).toEqual(
      ['email', 'firstName', 'inspectionType', 'lastName', 'phone', 'propertyAddress'].sort(),
    );
  });

  it('refuses a filled honeypot with the phone number, and stores nothing', async () => {
    const api = await signedInOwner();
    const answer = await api.send(call, { body: contactBody({ website: 'https://x.example' }) });
    expect(answer.status).toBe(422);
    expect(answer.json.code).toBe('looks_automated');
    expect(answer.json.detail).toContain('(972) 555-0148');

    const list = await api.call('GET /api/contact-requests');
    expect(list.json.total).toBe(0);
  });

  it('accepts an empty honeypot', async () => {
    const api = await apiForTest();
    expect((await api.send(call, { body: contactBody({ website: '' }) })).status).toBe(201);
  });
});

describe('POST /api/contact with an Idempotency-Key', () => {
  const headers = { 'Idempotency-Key': 'key-1' };

  it('answers a repeat like the first call and stores one request', async () => {
    const api = await signedInOwner();
    const utm = { source: 'mail', medium: 'link' };
    const body = contactBody({ attribution: { utm } });
    const answers = await Promise.all([
      api.send(call, { body, headers }),
      api.send(call, { body, headers }),
    ]);
    // Order of properties and surrounding white space do not change the content.
    const reordered = {
      attribution: { utm: { medium: 'link', source: 'mail' } },
      ...contactBody(),
    };
    answers.push(await api.send(call, { body: { ...reordered, firstName: ' Ada ' }, headers }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);

    const list = await api.call('GET /api/contact-requests');
    expect(list.json.total).toBe(1);
  });

  it('refuses the key with other content', async () => {
    const api = await apiForTest();
    await api.send(call, { body: contactBody(), headers });
    const answer = await api.send(call, { body: contactBody({ firstName: 'Eve' }), headers });
    expect(answer.status).toBe(422);
    expect(answer.json.code).toBe('idempotency_key_reused');
  });

  it.each([
    ['empty', ''],
    ['longer than 200 characters', 'k'.repeat(201)],
    ['with a character beyond ASCII', 'schl\u00fcssel'],
  ])('refuses a key that is %s', async (_what, key) => {
    const api = await apiForTest();
    const answer = await api.send(call, {
      body: contactBody(),
      headers: { 'Idempotency-Key': key },
    });
    expect(answer.status).toBe(422);
    expect(fieldErrors(answer)).toEqual({
      'Idempotency-Key': 'Idempotency-Key must be 1 to 200 printable characters',
    });
  });

  it('accepts a key of 200 characters', async () => {
    const api = await apiForTest();
    const longest = { 'Idempotency-Key': 'k'.repeat(200) };
    expect((await api.send(call, { body: contactBody(), headers: longest })).status).toBe(201);
  });
});
