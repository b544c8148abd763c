import { execFile, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { checks } from '#api/health/checks.ts';
import { apiForTest } from '#api/testing/api-test.ts';

const TOKEN = 'a-token-of-20-letters';
const run = promisify(execFile);
const promtool = process.env['PROMTOOL'] ?? 'promtool';
const hasPromtool = spawnSync(promtool, ['--version']).status === 0;

/** The names of the metrics in the expressions of the rules. */
async function metricsInRules(): Promise<Set<string>> {
  const rules = await readFile('deploy/alerts.yml', 'utf8');
  const expressions = [...rules.matchAll(/^ +expr: (.+)$/gm)].map(
    ([, expression = '']) => expression,
  );
  const names = expressions.flatMap((expression) =>
    [...expression.matchAll(/\b(?:inspection|process|nodejs)_\w+/g)].map(([name]) => name),
  );
  return new Set(names);
}

it('every metric in deploy/alerts.yml is one that /metrics has', async () => {
  const api = await apiForTest({ metricsToken: TOKEN });
  const { text } = await api.send('GET /metrics', {
    headers: { Authorization: `Bearer ${TOKEN}` },
  });
  const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const used = await metricsInRules();
  expect(used.size).toBeGreaterThan(10);
  expect([...used].filter((name) => !known.has(name))).toEqual([]);
});

it('every check has a rule on its figure or its state', async () => {
  const rules = await readFile('deploy/alerts.yml', 'utf8');
  const used = await metricsInRules();
  const without = checks.filter(
    ({ name, gauge }) => !used.has(gauge.name) && !rules.includes(`{check="${name}"}`),
  );
  expect(without.map(({ name }) => name)).toEqual([]);
});

// Debian has promtool in the package prometheus; PROMTOOL names another.
it.skipIf(!hasPromtool)('promtool accepts the rules and passes their tests', async () => {
  await run(promtool, ['check', 'rules', 'deploy/alerts.yml']);
  await run(promtool, ['test', 'rules', 'deploy/alerts.test.yml']);
});
