import { describe, expect, it } from 'vitest';
import { commandFault, playwrightFaults, vitestFaults } from './test-faults.ts';

const red = (text: string) => `\u001b[31m${text}\u001b[39m`;

describe('the faults of a report', () => {
  it('are the failed tests of Vitest’s, and the files that it could not run', () => {
    const passed = { fullName: 'the roof holds', status: 'passed', failureMessages: [] };
    const failed = {
      fullName: 'the attic is dry',
      status: 'failed',
      failureMessages: [red('wet')],
    };
    expect(
      vitestFaults([
        { name: 'roof.test.ts', message: '', assertionResults: [passed, failed] },
        { name: 'yard.test.ts', message: 'no such module', assertionResults: [] },
      ]),
    ).toEqual(['roof.test.ts: the attic is dry\nwet', 'yard.test.ts\nno such module']);
  });

  it('are the failed tests of Playwright’s, however deep they stand', () => {
    const spec = (title: string, ok: boolean, message?: string) => ({
      file: 'roof.spec.ts',
      title,
      ok,
      tests: [{ results: [message === undefined ? {} : { error: { message } }] }],
    });
    expect(
      playwrightFaults([
        {
          specs: [spec('holds', true)],
          suites: [{ specs: [spec('is dry', false, red('wet')), spec('is there', false)] }],
        },
      ]),
    ).toEqual(['roof.spec.ts: is dry\nwet', 'roof.spec.ts: is there\nno error was reported']);
  });

  it('are told by the first lines of their errors', () => {
    const error = ['expected 1', ...Array.from({ length: 500 }, () => '<li></li>')].join('\n');
    const [told = ''] = vitestFaults([{ name: 'a.test.ts', message: error, assertionResults: [] }]);
    expect(told.split('\n')).toHaveLength(13);
    expect(told).toContain('expected 1');
  });

  it('is the first of what a command printed that counts nothing', () => {
    const lines = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
    expect(commandFault('lint', `\n${red(lines)}`)).toBe(
      ['lint', ...lines.split('\n').slice(0, 12)].join('\n'),
    );
  });
});
