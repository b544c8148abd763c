import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';

const [, section = ''] = readFileSync('docs/api.md', 'utf8').split('\n## A price, a free start');
const script = /```js\n(.*?)```/s.exec(section)?.[1] ?? '';

it('the script in docs/api.md gets a price and a free start, and books, in ten lines', async () => {
  expect(script.trim().split('\n')).toHaveLength(10);
  const { call, url } = await signedInOwner();
  const code = script.replace('https://HOST', url);
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code]);
  const { stdout } = await run;
  expect(stdout).toMatch(/^\d{3} 2026-11-30 08:00 \d{3} http\S+\/appointment\/\w+\n$/);
  const { data } = (await call('GET /api/bookings')).json;
  expect(data).toMatchObject([{ name: 'Jo Park', date: '2026-11-30', time: '08:00' }]);
});
