import { stripVTControlCharacters } from 'node:util';

/** A file in a report of Vitest's. */
interface VitestFile {
  name: string;
  /** Of a file that did not run to its end. */
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
}

/** Each failed test, and each file that could not be run: its name, then its first error. */
export const vitestFaults = (files: readonly VitestFile[]): string[] =>
  files.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [told(name, message)] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => told(`${name}: ${fullName}`, failureMessages?.[0])),
  ]);

/** A file, or a `describe` in one, in a report of Playwright's. */
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    title: string;
    ok: boolean;
    tests: { results: { error?: { message: string } }[] }[];
  }[];
}

/** Each failed test: its file and title, then its first error. */
export const playwrightFaults = (suites: readonly PlaywrightSuite[]): string[] =>
  suites.flatMap(({ suites = [], specs = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) =>
        told(`${file}: ${title}`, tests[0]?.results[0]?.error?.message),
      ),
    ...playwrightFaults(suites),
  ]);

/** A command that counts nothing: its name, then the first of what it printed. */
export const commandFault = (name: string, output: string): string => told(name, output.trim());

/** A runner may quote the whole page after what went wrong. */
const ENOUGH_LINES = 12;

const told = (name: string, error = 'no error was reported') =>
  [name, ...stripVTControlCharacters(error).split('\n').slice(0, ENOUGH_LINES)].join('\n');
