import { expect } from 'vitest';
import { secondBusinessFile } from '#domain/business/testing/second-business.ts';
import { ownerWithKeys } from './owner-with-keys.ts';
import type { TestApiOptions } from './start-api.ts';

/** A server without samples whose signed-in owner has imported the second business; closed after the test. */
export async function secondBusinessOwner(options: TestApiOptions = {}) {
  const owner = await ownerWithKeys({ sampleContent: false, ...options });
  const imported = await owner.call('POST /api/business/import', secondBusinessFile);
  expect(imported.status, imported.text).toBe(200);
  return owner;
}

/** Each `number` is a client whom the limits of the others do not concern, in the area of that business. */
export const athensClient = (number: number) => ({
  name: 'Ida Moves',
  email: `client-${number}@example.com`,
  phone: `(706) 555-016${number}`,
  address: `${number} Milledge Avenue, Athens, GA 30601`,
});
