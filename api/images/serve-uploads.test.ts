import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { apiForTest } from '#api/testing/api-test.ts';

it('answers 500 for a picture that cannot be read, and logs why under the number that it gives', async () => {
  const lines: string[] = [];
  const api = await apiForTest({ onLog: (line) => lines.push(line) });
  const name = `${'0123456789abcdef'.repeat(2)}.png`;
  await mkdir(join(api.dataDir, 'uploads', name), { recursive: true });
  const answer = await api.send(`GET /uploads/${name}`);
  expect(answer.status).toBe(500);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(answer.text).not.toContain(api.dataDir);

  const requestId = answer.headers.get('X-Request-Id');
  expect(requestId).toMatch(/^[\da-f-]{36}$/);
  const log = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(log).toEqual([
    expect.objectContaining({
      level: 50,
      requestId,
      err: expect.objectContaining({ code: 'EISDIR' }),
    }),
    expect.objectContaining({ level: 30, requestId, route: 'upload', status: 500 }),
  ]);
});
