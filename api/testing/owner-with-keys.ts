import type { ApiScope } from '#domain/api-keys/api-key.schema.ts';
import { PASSWORD } from './api-test.ts';
import { signedInOwner } from './signed-in-owner.ts';
import type { TestApiOptions } from './start-api.ts';

/** A server whose signed-in owner makes API keys, closed after the test. */
export async function ownerWithKeys(options: TestApiOptions = {}) {
  const api = await signedInOwner(options);

  /** A new key with the id under which the owner revokes it. */
  async function makeKey(
    scopes: readonly ApiScope[],
    name = 'Zapier',
  ): Promise<{ key: string; id: string }> {
    const answer = await api.call('POST /api/api-keys', { name, scopes, password: PASSWORD });
    const { key, apiKey } = JSON.parse(answer.text) as { key: string; apiKey: { id: string } };
    return { key, id: apiKey.id };
  }

  /** Sends a call as a program does. */
  const asProgram = (
    key: string,
    call: string,
    { body, headers }: { body?: unknown; headers?: Record<string, string> } = {},
  ) =>
    api.send(call, {
      headers: { Authorization: `Bearer ${key}`, ...headers },
      ...(body !== undefined && { body }),
    });

  return { ...api, makeKey, asProgram };
}
