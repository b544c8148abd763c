import { request } from 'node:http';
import { expect, it } from 'vitest';
import { apiForTest } from '#api/testing/api-test.ts';

const statusOf = (url: string, method: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(url, { method, path, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

it.each([
  ['GET', 'http://['],
  ['GET', 'http://a:b:c/'],
  ['POST', 'https://evil.example/api/contact'],
  ['OPTIONS', '*'],
])('%s %s is not found', async (method, target) => {
  const errors: string[] = [];
  const api = await apiForTest({
    onLog: (line) => {
      if (line.includes('"level":50')) errors.push(line);
    },
  });
  expect(await statusOf(api.url, method, target)).toBe(404);
  expect(errors).toEqual([]);
});
