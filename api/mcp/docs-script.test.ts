import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';

const script = /```js\n(.*?)```/s.exec(readFileSync('docs/assistants.md', 'utf8'))?.[1] ?? '';

it('the script in docs/assistants.md gets a price, free starts and books, in ten lines', async () => {
  expect(script.trim().split('\n')).toHaveLength(10);
  const { call, url } = await signedInOwner();
  const code = script.replace('https://HOST', url);
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    code,
  ]);
  expect(stdout).toContain('Monday, November 30, 2026, 8:00 AM 375 TREC #8544');
  const { data } = (await call('GET /api/bookings')).json;
  expect(data).toMatchObject([{ name: 'Jo Park', date: '2026-11-30', time: '08:00' }]);
});
