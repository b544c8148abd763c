import { describe, expect, it } from 'vitest';
import { commandFailure, playwrightFailures, runFailure, vitestFailures } from './test-report.ts';

const red = (text: string) => `\u001b[31m${text}\u001b[39m`;

describe('failures of a report', () => {
  it('are Vitest’s failed tests and the files that it could not run', () => {
    const passed = { fullName: 'the roof holds', status: 'passed', failureMessages: [] };
    const failed = {
      fullName: 'the attic is dry',
      status: 'failed',
      failureMessages: [red('wet')],
    };
    expect(
      vitestFailures([
        { name: 'roof.test.ts', message: '', assertionResults: [passed, failed] },
        { name: 'yard.test.ts', message: 'no such module', assertionResults: [] },
      ]),
    ).toEqual(['roof.test.ts: the attic is dry\nwet', 'yard.test.ts\nno such module']);
  });

  it('are Playwright’s failed tests at any depth', () => {
    const spec = (
      title: string,
      status: 'expected' | 'unexpected' | 'flaky',
      message?: string,
    ) => ({
      file: 'roof.spec.ts',
      title,
      tests: [{ status, results: [message === undefined ? {} : { error: { message } }] }],
    });
    const suites = [
      {
        specs: [spec('holds', 'expected')],
        suites: [
          {
            specs: [
              spec('is dry', 'unexpected', red('wet')),
              spec('is there', 'unexpected'),
              spec('is red', 'flaky', 'grey'),
            ],
          },
        ],
      },
    ];
    expect(playwrightFailures(suites, 'unexpected')).toEqual([
      'roof.spec.ts: is dry\nwet',
      'roof.spec.ts: is there\nno error was reported',
    ]);
    expect(playwrightFailures(suites, 'flaky')).toEqual(['roof.spec.ts: is red\ngrey']);
  });

  it('have only the first lines of their errors', () => {
    const error = ['expected 1', ...Array.from({ length: 500 }, () => '<li></li>')].join('\n');
    const [failure = ''] = vitestFailures([
      { name: 'a.test.ts', message: error, assertionResults: [] },
    ]);
    expect(failure.split('\n')).toHaveLength(13);
    expect(failure).toContain('expected 1');
  });

  it('are the first lines of the output for a command without a report', () => {
    const lines = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
    expect(commandFailure('lint', `\n${red(lines)}`)).toBe(
      ['lint', ...lines.split('\n').slice(0, 12)].join('\n'),
    );
  });

  it('are the error outside of all tests for a run that failed without a failed test', () => {
    const output = ['✓ all of it', red('⎯⎯ Unhandled Errors ⎯⎯'), 'Error: too late'].join('\n');
    expect(runFailure('react', output)).toBe(
      ['react: failed outside its tests', '⎯⎯ Unhandled Errors ⎯⎯', 'Error: too late'].join('\n'),
    );
  });

  it('are its last lines when it names no error', () => {
    const lines = Array.from({ length: 40 }, (_, line) => `line ${line}`);
    expect(runFailure('react', lines.join('\n'))).toBe(
      ['react: failed outside its tests', ...lines.slice(-12)].join('\n'),
    );
  });
});
