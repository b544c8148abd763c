import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { document } from '#api/testing/documented-answers.ts';

/** What the linter is told that it cannot know, by rule. */
const explained: Readonly<Record<string, { why: string; at: readonly string[] }>> = {
  'info-license': { why: 'each business runs its own API; nothing is licensed', at: ['#/info'] },
  'operation-4xx-response': {
    why: 'these take no input and have no limit',
    at: [
      '#/paths/~1api~1embed/get/responses',
      '#/paths/~1api~1session/get/responses',
      '#/paths/~1healthz/get/responses',
      '#/paths/~1readyz/get/responses',
    ],
  },
};

interface Report {
  problems: { ruleId: string; message: string; location: { pointer: string }[] }[];
}

/** The problems that Redocly's recommended rules find. */
async function problemsOf(described: object): Promise<Report['problems']> {
  const file = join(await temporaryFolder(), 'openapi.json');
  await writeFile(file, JSON.stringify(described));
  const options = ['lint', '--extends=recommended', '--format=json', '--max-problems=1000', file];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  // It exits with 1 if there is an error; what it found is in the output either way.
  const { stdout } = await promisify(execFile)('node_modules/.bin/redocly', options, {
    env,
    maxBuffer: 2 ** 24,
  }).catch((error: { stdout: string }) => error);
  return (JSON.parse(stdout) as Report).problems;
}

it('breaks no recommended rule of Redocly’s linter without a reason', async () => {
  const found = await problemsOf(document);
  const places = Map.groupBy(found, ({ ruleId }) => ruleId);
  const byRule = [...places].map(([rule, all]) => [
    rule,
    all.map(({ location }) => location[0]?.pointer).sort(),
  ]);
  const expected = Object.entries(explained).map(([rule, { at }]) => [rule, at]);
  expect(Object.fromEntries(byRule)).toEqual(Object.fromEntries(expected));
});
