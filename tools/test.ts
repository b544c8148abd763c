import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureBrowser } from './ensure-browser.ts';
import { addedInCi, build, checks, groups, isCi, type Lane, postgres, unit } from './lanes.ts';
import { type Count, commandFailure, runFailure } from './test-report.ts';
import { digestOf, notePassed, reasonToSkip } from './unchanged.ts';

// npm run verify: checks, unit tests and PostgreSQL. npm test: all lanes. npm test -- --ci: all of them whole, as .ci/run does.
const onlyQuick = process.argv.includes('--quick');
/** As in production: hundreds of tests start a thread or a server, which would compile its modules anew. */
const NODE_COMPILE_CACHE = resolve('node_modules/.cache/node');
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));

interface Result extends Count {
  name: string;
  seconds: number;
  skipped?: string | undefined;
}

/** Prints the output of a lane when it ends, so that parallel lanes do not mix. */
async function run(lane: Lane): Promise<Result> {
  const { name, command, paths, trustsMain = false } = lane;
  const skipped = paths && !isCi ? reasonToSkip(name, paths, trustsMain) : undefined;
  if (skipped) return { name, seconds: 0, passed: 0, failed: 0, skipped };
  // Read first: what is changed while it runs has not passed.
  const digest = paths && digestOf(paths);
  const started = performance.now();
  const report = join(reports, `${name}.json`);
  const { status, output } = await outputOf(command(report), {
    ...lane.env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`\n── ${name} (${seconds} s) ──\n${output}`);
  const count = countOf(lane, report, status, output);
  if (digest && count.failed === 0) notePassed(name, digest);
  return { name, seconds, ...count };
}

async function outputOf([command = '', ...args]: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, NO_COLOR: '1', NODE_COMPILE_CACHE },
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  const [status] = await once(child, 'close');
  return { status: status as number | null, output: Buffer.concat(chunks).toString() };
}

function countOf(
  { name, count }: Lane,
  report: string,
  status: number | null,
  output: string,
): Count {
  const crashed = { passed: 0, failed: 1, failures: [commandFailure(name, output)] };
  if (!count) return status === 0 ? { passed: 1, failed: 0 } : crashed;
  try {
    const counted = count(readFileSync(report, 'utf8'));
    if (status === 0 || counted.failed) return counted;
    return { ...counted, failed: 1, failures: [runFailure(name, output)] };
  } catch {
    return crashed;
  }
}

const results: Result[] = [];

async function runInOrder(lanes: readonly Lane[]): Promise<void> {
  for (const lane of lanes) results.push(await run(lane));
}

/** Two lanes at a time, for two cores: checks and build beside the unit tests, then the groups. */
async function runAll(): Promise<void> {
  const queue = [...groups];
  const runNext = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await runInOrder(next);
  };
  const built = runInOrder([...checks, build]);
  await Promise.all([built.then(runNext), Promise.all([built, runInOrder([unit])]).then(runNext)]);
}

const started = performance.now();
if (onlyQuick) {
  await Promise.all([runInOrder(checks), runInOrder([unit, postgres])]);
} else {
  process.env.CHROMIUM_PATH = ensureBrowser();
  await runAll();
}
rmSync(reports, { recursive: true });

console.log('');
for (const { flaky = [] } of results) for (const one of flaky) console.log(`FLAKY: ${one}\n`);
for (const { failures = [] } of results) for (const one of failures) console.log(`${one}\n`);
for (const { name, seconds, passed, failed, skipped } of results) {
  const outcome = skipped ? 'not run' : failed ? 'FAILED ' : 'ok     ';
  console.log(`${outcome} ${name}: ${skipped ?? `${passed} of ${passed + failed}, ${seconds} s`}`);
}
const total = (which: 'passed' | 'failed') =>
  results.reduce((sum, result) => sum + result[which], 0);
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(`\n${total('passed')} passed, ${total('failed')} failed in ${minutes} minutes`);
if (!isCi) {
  console.log(`CI adds: ${[...addedInCi, 'torture (npm run torture -- --short)'].join('; ')}.`);
}
process.exitCode = total('failed') ? 1 : 0;
