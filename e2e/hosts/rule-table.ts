import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestResult,
} from '@playwright/test/reporter';
import { rules } from './rules.ts';

const columns = [...Object.values(rules), 'console'];

interface Row {
  id: string;
  host: string;
  widget: string;
  /** By column; one that was never tried has no cell. */
  cells: Map<string, string>;
}

/** Prints host by widget by rule: kept, broken, or nothing to keep (a widget without events). */
export default class RuleTable implements Reporter {
  #rows: Row[] = [];
  #order: readonly string[] = [];
  #failures: string[] = [];

  onBegin(_config: FullConfig, suite: Suite) {
    this.#order = suite.allTests().map(({ id }) => id);
  }

  onTestEnd(test: TestCase, { steps, status, errors }: TestResult) {
    const tried = steps.filter(({ category }) => category === 'test.step');
    const cells = new Map(tried.map(({ title, error }) => [title, error ? '✗' : '✓']));
    const passed = status === 'passed';
    const stepFailed = tried.some(({ error }) => error);
    if (cells.has(rules.unmounts) && !cells.has(rules.events)) cells.set(rules.events, '–');
    // What fails beside the steps is the check of the console, or the set-up when none was tried.
    if (tried.length === 0) cells.set(rules.mounts, '✗');
    else if (!stepFailed) cells.set('console', passed ? '✓' : '✗');
    const [host = '', widget = ''] = test.titlePath().slice(-2);
    this.#rows.push({ id: test.id, host, widget, cells });
    if (!passed) {
      const reasons = errors.map(({ message }) => message ?? '').join('\n');
      this.#failures.push(`${host}, ${widget}: ${reasons}`);
    }
  }

  onError({ message = '' }: { message?: string }) {
    this.#failures.push(message);
  }

  onEnd({ status, duration }: FullResult) {
    const line = (host: string, widget: string, cells: readonly string[]) =>
      `${host.padEnd(8)}${widget.padEnd(21)}${cells
        .map((cell, index) => cell.padEnd((columns[index] ?? '').length + 2))
        .join('')}`.trimEnd();
    this.#rows.sort((one, other) => this.#order.indexOf(one.id) - this.#order.indexOf(other.id));
    const table = [
      line('host', 'widget', columns),
      ...this.#rows.map(({ host, widget, cells }) =>
        line(
          host,
          widget,
          columns.map((column) => cells.get(column) ?? ''),
        ),
      ),
    ];
    const kept = this.#rows.filter(({ cells }) => ![...cells.values()].includes('✗')).length;
    const seconds = (duration / 1000).toFixed(0);
    process.stdout.write(
      `${[
        ...table,
        '',
        `✓ kept  ✗ broken  – has no events`,
        `${kept} of ${this.#rows.length} widgets on hosts keep every rule, in ${seconds} s: ${status}.`,
        ...this.#failures,
      ].join('\n')}\n`,
    );
  }
}
