import { stripVTControlCharacters } from 'node:util';

export interface Count {
  passed: number;
  failed: number;
  /** Passed when they were repeated. */
  flaky?: string[];
  /** Each failed test with its first error, repeated at the end of the log. */
  failures?: string[];
}

/** Reads the JSON report of Vitest. */
export function countOfVitest(report: string): Count {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(report);
  return {
    passed: numPassedTests,
    failed: numFailedTests || numFailedTestSuites,
    failures: vitestFailures(testResults),
  };
}

/** Reads the JSON report of Playwright. */
export function countOfPlaywright(report: string): Count {
  const { stats, suites } = JSON.parse(report);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: playwrightFailures(suites, 'flaky'),
    failures: playwrightFailures(suites, 'unexpected'),
  };
}

/** A file in a report of Vitest. */
interface VitestFile {
  name: string;
  /** Empty unless the file could not run. */
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
}

/** Name and first error of each failed test and of each file that could not run. */
export const vitestFailures = (files: readonly VitestFile[]): string[] =>
  files.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [titled(name, message)] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => titled(`${name}: ${fullName}`, failureMessages?.[0])),
  ]);

/** `flaky`: passed when it was repeated. */
type PlaywrightStatus = 'expected' | 'unexpected' | 'flaky' | 'skipped';

/** A file, or a `describe` block, in a report of Playwright. */
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    title: string;
    tests: { status: PlaywrightStatus; results: { error?: { message: string } }[] }[];
  }[];
}

/** File, title and first error of each test with that status. */
export const playwrightFailures = (
  suites: readonly PlaywrightSuite[],
  wanted: 'unexpected' | 'flaky',
): string[] =>
  suites.flatMap(({ suites = [], specs = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ file, title, tests }) =>
        titled(`${file}: ${title}`, tests[0]?.results[0]?.error?.message),
      ),
    ...playwrightFailures(suites, wanted),
  ]);

/** Name and first output of a command without a report. */
export const commandFailure = (name: string, output: string): string => titled(name, output.trim());

/** Why a run failed although each of its tests passed: the error outside of them, else the last output. */
export function runFailure(name: string, output: string): string {
  const lines = stripVTControlCharacters(output).trim().split('\n');
  const error = lines.findIndex((line) => line.includes('Unhandled'));
  return titled(
    `${name}: failed outside its tests`,
    lines.slice(error < 0 ? -MAX_LINES : error).join('\n'),
  );
}

/** Limit of lines, because a runner may print a whole page of markup after the error. */
const MAX_LINES = 12;

const titled = (name: string, error = 'no error was reported') =>
  [name, ...stripVTControlCharacters(error).split('\n').slice(0, MAX_LINES)].join('\n');
