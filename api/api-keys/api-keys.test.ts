import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleApiKey } from '#api/store/testing/sample-records.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { fieldErrors, NOW, PASSWORD } from '#api/testing/api-test.ts';
import { ownerWithKeys } from '#api/testing/owner-with-keys.ts';
import { MAX_API_KEYS } from '#domain/api-keys/api-key.schema.ts';

const create = 'POST /api/api-keys';
const body = { name: 'Zapier', scopes: ['read'], password: PASSWORD };

describe('POST /api/api-keys', () => {
  it('shows the key in its answer, and nowhere else', async () => {
    const api = await ownerWithKeys();
    const { status, text } = await api.call(create, body);
    expect(status).toBe(201);
    const { key, apiKey } = JSON.parse(text) as { key: string; apiKey: object };
    expect(key).toMatch(/^ik_[\w-]{43}$/);
    expect(apiKey).toEqual({
      id: expect.any(String),
      name: 'Zapier',
      scopes: ['read'],
      prefix: key.slice(0, 9),
      createdAt: NOW.toISOString(),
    });
    expect((await api.call('GET /api/api-keys')).json.data).toEqual([apiKey]);
    const stored = await readFile(join(api.dataDir, 'api-keys.json'), 'utf8');
    expect(stored).toContain('"digest"');
    expect(stored).not.toContain(key.slice(9));
  });

  it('asks for the password again', async () => {
    const api = await ownerWithKeys();
    const answer = await api.call(create, { ...body, password: 'no idea at all' });
    expect(answer.json.code).toBe('wrong_password');
    expect((await api.call('GET /api/api-keys')).json.data).toEqual([]);
  });

  it('reports each field that does not fit', async () => {
    const api = await ownerWithKeys();
    const errors = async (fields: object) => fieldErrors(await api.call(create, fields));
    expect(await errors({})).toEqual({
      name: 'Say which program uses it',
      scopes: 'Say what it may do',
      password: 'Password is required',
    });
    expect(await errors({ ...body, scopes: [] })).toEqual({ scopes: 'Say what it may do' });
    expect(await errors({ ...body, scopes: ['read', 'read'] })).toEqual({
      scopes: 'Name each once',
    });
    expect(await errors({ ...body, scopes: ['admin'] })).toEqual({
      'scopes.0': 'Allowed are read, book, webhooks and backup',
    });
  });

  it('makes a bounded number of keys', async () => {
    const dataDir = await temporaryFolder();
    const store = await storeForTest(dataDir);
    for (let made = 0; made < MAX_API_KEYS; made++) await store.addApiKey(sampleApiKey());
    await store.close();
    const api = await ownerWithKeys({ dataDir });
    const refused = await api.call(create, body);
    expect(refused.status).toBe(409);
    expect(refused.json.code).toBe('too_many_api_keys');
  });
});

describe('DELETE /api/api-keys/:id', () => {
  it('revokes one key at once', async () => {
    const api = await ownerWithKeys();
    const [kept, revoked] = [await api.makeKey(['read']), await api.makeKey(['read'])];
    expect((await api.call(`DELETE /api/api-keys/${revoked.id}`)).status).toBe(204);
    expect((await api.asProgram(revoked.key, 'GET /api/bookings')).status).toBe(401);
    expect((await api.asProgram(kept.key, 'GET /api/bookings')).status).toBe(200);
    expect((await api.call(`DELETE /api/api-keys/${revoked.id}`)).json.code).toBe('not_found');
  });
});

describe('the end of all other access', () => {
  const newPassword = { current: PASSWORD, password: 'bluebonnets by the road' };
  it.each([
    ['a new password', 'PUT /api/owner/password', newPassword],
    ['logging out the others', 'DELETE /api/sessions', undefined],
  ])('revokes the keys: %s', async (_what, call, sent) => {
    const api = await ownerWithKeys();
    const { key } = await api.makeKey(['read']);
    expect((await api.call(call, sent)).json).toMatchObject({ apiKeysRevoked: true });
    expect((await api.asProgram(key, 'GET /api/bookings')).json.code).toBe('invalid_api_key');
  });

  it.each([
    ['a new password', 'PUT /api/owner/password', { ...newPassword, keepApiKeys: true }],
    ['logging out the others', 'DELETE /api/sessions?keepApiKeys=true', undefined],
  ])('keeps them where the owner says so: %s', async (_what, call, sent) => {
    const api = await ownerWithKeys();
    const { key } = await api.makeKey(['read']);
    expect((await api.call(call, sent)).json).toMatchObject({ apiKeysRevoked: false });
    expect((await api.asProgram(key, 'GET /api/bookings')).status).toBe(200);
  });
});
