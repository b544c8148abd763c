import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './ensure-browser.ts';

interface Count {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  command: string[];
  /** Reads what the step's own runner counted; without it the step counts as one. */
  count?: (report: string) => Count;
}

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const report = (name: string) => join(reports, `${name}.json`);

const vitest = (name: string, ...options: string[]): Step => ({
  name,
  command: [
    'vitest',
    'run',
    ...options,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report(name)}`,
  ],
  count: (text) => {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(text);
    return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
  },
});

const quick: Step[] = [
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'unused', command: ['knip'] },
  { name: 'types', command: ['tsc'] },
  vitest('unit', '--project=unit'),
];

const thorough: Step[] = [
  vitest('processes', '--project=processes'),
  vitest('components', '--project=react', '--project=preact'),
  { name: 'build', command: ['node', 'tools/build.ts'] },
  { name: 'package', command: ['node', 'tools/pack-widgets.ts'] },
  vitest('stories', '--config=vitest.stories.config.ts'),
  {
    name: 'e2e',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    count: (text) => {
      const { expected, unexpected, flaky } = JSON.parse(text).stats;
      return { passed: expected, failed: unexpected + flaky };
    },
  },
];

function run(step: Step): Count {
  console.log(`\n── ${step.name} ──`);
  const [command = '', ...args] = step.command;
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report('e2e'), NO_COLOR: '1' },
  });
  const own = status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!step.count) return own;
  try {
    const counted = step.count(readFileSync(report(step.name), 'utf8'));
    // A runner that fails with no failed test has broken down: that is a failure too.
    return status === 0 ? counted : { ...counted, failed: counted.failed || 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const onlyQuick = process.argv.includes('--quick');
if (!onlyQuick) process.env.CHROMIUM_PATH = ensureBrowser();

const counts = (onlyQuick ? quick : [...quick, ...thorough]).map((step) => ({
  name: step.name,
  ...run(step),
}));
rmSync(reports, { recursive: true });

console.log('');
for (const { name, passed, failed } of counts) {
  console.log(`${failed ? 'FAILED' : 'ok    '}  ${name}: ${passed} of ${passed + failed}`);
}
const total = counts.reduce(
  (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
  { passed: 0, failed: 0 },
);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
