import { expect, it } from 'vitest';
import { sessionEnd } from './session-lifetime.ts';

const createdAt = '2026-11-01T15:00:00.000Z';
const expiresAt = '2026-12-01T15:00:00.000Z';

it.each([
  ['14 days after signing in when it was never used', undefined, '2026-11-15T15:00:00.000Z'],
  ['14 days after its last use', '2026-11-10T09:00:00.000Z', '2026-11-24T09:00:00.000Z'],
  ['when both limits meet', '2026-11-17T15:00:00.000Z', expiresAt],
  ['30 days after signing in, however late it was used', '2026-11-30T15:00:00.000Z', expiresAt],
])('a session ends %s', (_when, lastUsedAt, end) => {
  expect(sessionEnd({ createdAt, expiresAt, lastUsedAt }).toISOString()).toBe(end);
});
