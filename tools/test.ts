import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './ensure-browser.ts';
import { commandFailure, playwrightFailures, vitestFailures } from './test-failures.ts';

interface Count {
  passed: number;
  failed: number;
  /** Passed when they were repeated. */
  flaky?: string[];
  /** Each failed test with its first error, repeated at the end of the log. */
  failures?: string[];
}

interface Step {
  name: string;
  command: string[];
  /** Reads the counts from the runner's report; a step without it counts as one test. */
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
    const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(text);
    return {
      passed: numPassedTests,
      failed: numFailedTests || numFailedTestSuites,
      failures: vitestFailures(testResults),
    };
  },
});

const quick: Step[] = [
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'unused', command: ['knip'] },
  { name: 'types', command: ['tsc'] },
  // By default Vitest leaves one core free.
  vitest('unit', '--project=unit', '--maxWorkers=100%'),
  vitest('postgres', '--project=postgres', '--maxWorkers=100%'),
];

const e2e: Step = {
  name: 'e2e',
  command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--project', 'site'],
  count: (text) => {
    const { stats, suites } = JSON.parse(text);
    const { expected, unexpected, flaky } = stats;
    return {
      passed: expected + flaky,
      failed: unexpected,
      flaky: playwrightFailures(suites, 'flaky'),
      failures: playwrightFailures(suites, 'unexpected'),
    };
  },
};

const build: Step = { name: 'build', command: ['node', 'tools/build.ts'] };

/** After the build, in parallel. */
const lanes: Step[][] = [
  [
    vitest('components', '--project=react', '--project=preact'),
    vitest('stories', '--config=vitest.stories.config.ts'),
  ],
  [e2e, vitest('processes', '--project=processes')],
];

interface Result extends Count {
  name: string;
}

/** Prints the output of a step when it ends, so that parallel steps do not mix. */
async function run(step: Step): Promise<Result> {
  const started = performance.now();
  const { status, output } = await outputOf(step.command);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`\n── ${step.name} (${seconds} s) ──\n${output}`);
  return { name: step.name, ...countOf(step, status, output) };
}

async function outputOf([command = '', ...args]: string[]) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report('e2e'), NO_COLOR: '1' },
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  const [status] = await once(child, 'close');
  return { status: status as number | null, output: Buffer.concat(chunks).toString() };
}

function countOf({ name, count }: Step, status: number | null, output: string): Count {
  const crashed = { passed: 0, failed: 1, failures: [commandFailure(name, output)] };
  if (!count) return status === 0 ? { passed: 1, failed: 0 } : crashed;
  try {
    const counted = count(readFileSync(report(name), 'utf8'));
    // A runner that fails without a failed test crashed.
    return status === 0 ? counted : { ...counted, failed: counted.failed || 1 };
  } catch {
    return crashed;
  }
}

async function runInOrder(steps: readonly Step[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of steps) results.push(await run(step));
  return results;
}

const onlyQuick = process.argv.includes('--quick');
if (!onlyQuick) process.env.CHROMIUM_PATH = ensureBrowser();

const counts = await runInOrder(onlyQuick ? quick : [...quick, build]);
if (!onlyQuick) counts.push(...(await Promise.all(lanes.map(runInOrder))).flat());
rmSync(reports, { recursive: true });

console.log('');
for (const { flaky = [] } of counts) {
  for (const failure of flaky) console.log(`FLAKY: ${failure}\n`);
}
for (const { failures = [] } of counts) {
  for (const failure of failures) console.log(`${failure}\n`);
}
for (const { name, passed, failed } of counts) {
  console.log(`${failed ? 'FAILED' : 'ok    '}  ${name}: ${passed} of ${passed + failed}`);
}
const total = counts.reduce(
  (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
  { passed: 0, failed: 0 },
);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
