import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { Stryker } from '@stryker-mutator/core';

/** Sources to mutate and the tests that have to notice, as patterns. */
interface Part {
  sources: string[];
  tests: string[];
  /** A process for each run, where tests set the time zone, which threads share. */
  pool?: 'forks';
}

/** Without texts: the tests of pages, mails and languages read those. */
const sourcesIn = (folder: string) => [
  `${folder}/*.ts`,
  `!${folder}/*.{test,en,es,words,fields}.ts`,
];

const parts: Record<string, Part> = {
  'domain/quote': {
    sources: sourcesIn('domain/quote'),
    tests: ['domain/quote/*.test.ts'],
  },
  'domain/schedule': {
    sources: sourcesIn('domain/schedule'),
    tests: ['domain/schedule/!(*.exhaustive).test.ts'],
    pool: 'forks',
  },
  'api/problem': {
    sources: ['api/http/{answer-problems,api-problem,body-problem,problem-of,saved-or-problem}.ts'],
    tests: [
      'api/http/{log,problem-of}.test.ts',
      'api/{app,owner-lists}.test.ts',
      'api/partners/partners.test.ts',
    ],
  },
  'api/sessions': {
    sources: [
      ...sourcesIn('api/sessions'),
      'api/http/{device-name,require-session,session-cookie}.ts',
    ],
    tests: ['api/sessions/{session,sessions}.test.ts', 'api/http/device-name.test.ts'],
  },
  'api/store/json': {
    // Each mutant of a schema takes all tests of the store, and there are hundreds.
    sources: [
      ...sourcesIn('api/store/json'),
      ...sourcesIn('api/store/json/resources'),
      ...sourcesIn('api/store/records'),
      ...sourcesIn('api/store/resources'),
      '!api/store/json/*.schema.ts',
    ],
    // Not those that start processes, nor those with random commands, which shrink a failure for minutes.
    tests: ['api/store/json/!(crash|folder-lock|power-loss|store-model*).test.ts'],
  },
};

// Parts, or one part and some of its files; with `--force` nothing of earlier runs counts.
const force = process.argv.includes('--force');
const [first = '', ...others] = process.argv.slice(2).filter((text) => text !== '--force');
if (others[0]?.endsWith('.ts')) await mutate(first, others);
else for (const name of first ? [first, ...others] : Object.keys(parts)) await mutate(name);

async function mutate(name: string, files?: string[]): Promise<void> {
  const part = parts[name];
  if (!part) throw new Error(`There is no ${name}, only ${Object.keys(parts).join(', ')}`);
  const folder = `.stryker/${name.replaceAll('/', '-')}`;
  const tempFolder = resolve(folder, 'temp');
  mkdirSync(tempFolder, { recursive: true });
  // Not Stryker's `testFiles`, with which it activates mutants of module scope too late.
  Object.assign(process.env, { MUTATION_TESTS: part.tests.join(';'), TMPDIR: tempFolder });
  // Each mutant starts a thread or a process that imports the same packages.
  process.env['NODE_COMPILE_CACHE'] = resolve('.stryker/compile-cache');
  await new Stryker({
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    vitest: { configFile: 'vitest.mutation.config.ts', pool: part.pool ?? 'threads' },
    mutate: files ?? part.sources,
    coverageAnalysis: 'perTest',
    incremental: true,
    force,
    incrementalFile: `${folder}/incremental.json`,
    tempDirName: `${folder}/sandbox`,
    ignorePatterns: ['/.stryker', '/test-results', '/dist', '/data', '/e2e', '/bench', '/stories'],
    // Stryker rewrites it by an API that TypeScript has no more.
    tsconfigFile: 'none',
    reporters: ['clear-text', 'html', 'progress-append-only'],
    htmlReporter: { fileName: `${folder}/report.html` },
    clearTextReporter: { logTests: false, allowColor: false },
    concurrency: 2,
    timeoutFactor: 1.2,
    timeoutMS: 20_000,
    thresholds: { high: 95, low: 85, break: 85 },
  }).runMutationTest();
  rmSync(tempFolder, { recursive: true });
}
