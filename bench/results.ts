import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { arch, availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';
import { fileURLToPath } from 'node:url';
import { cellsOf, columns, type Table } from './table.ts';

const path = fileURLToPath(new URL('./RESULTS.md', import.meta.url));

const head = `# Results

Written by the commands that it names; [docs/measuring.md](../docs/measuring.md) explains each table.
References are measured in the same run and in turn with ours, so the ratios say more than the
figures. Each section names the machine, the time and the commit. A paragraph that begins with
"Note:" is written by hand and stays when its section is measured again.`;

export const machine = [
  `${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`,
  `${Math.round(totalmem() / 2 ** 30)} GiB`,
  `Node ${process.version}`,
  `${type()} ${release()} ${arch()}`,
].join(', ');

// Read when the command starts: later the load is our own.
const [load = Number.NaN] = loadavg();

export function warnIfBusy(): void {
  if (load > availableParallelism() / 2) {
    console.warn(`This machine is busy (load ${load.toFixed(1)}): the times below are unreliable.`);
  }
}

function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--', '.', ':!bench/RESULTS.md') !== '';
  return `commit ${git('rev-parse', '--short', 'HEAD')}${changed ? ' with changes' : ''}`;
}

/** Replaces the table's section of RESULTS.md, or adds one at the end. */
export function record(table: Table): void {
  const [, ...old] = readFileSync(path, 'utf8').split(/^(?=## )/m);
  const sections = new Map(old.map((text) => [/^## (.*)/.exec(text)?.[1] ?? '', text.trim()]));
  const notes = (sections.get(table.title) ?? '')
    .split('\n\n')
    .filter((text) => text.startsWith('Note:'));
  sections.set(table.title, [sectionOf(table), ...notes].join('\n\n'));
  writeFileSync(path, `${[head, summaryOf(sections), ...sections.values()].join('\n\n')}\n`);
}

function sectionOf({ title, command, rows }: Table): string {
  const when = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const run = `\`${command}\`, ${when}, ${commit()}, load before it ${load.toFixed(1)}\\\n${machine}`;
  const lines = [columns, columns.map(() => '---'), ...rows.map((row) => cellsOf(row).map(cell))];
  const table = lines.map((cells) => `|${cells.map((text) => ` ${text} |`).join('')}`).join('\n');
  const misses = rows.flatMap(({ measure, met, reasons = [] }) =>
    met === false && reasons.length > 0
      ? [`Missed: ${inline(measure)}.\n${reasons.map((line) => `\n- ${inline(line)}`).join('')}`]
      : [],
  );
  return [`## ${title}`, run, table, ...misses].join('\n\n');
}

function summaryOf(sections: ReadonlyMap<string, string>): string {
  const linesOf = (ending: string) =>
    [...sections].flatMap(([title, text]) =>
      text
        .split('\n')
        .filter((line) => line.endsWith(ending))
        .map((line) => `- ${title}: ${line.slice(2, line.indexOf(' | '))}`),
    );
  const missed = linesOf(' **missed** |');
  const count = `**${linesOf(' met |').length} targets met, ${missed.length} missed**`;
  return [count, ...(missed.length > 0 ? [missed.join('\n')] : [])].join('\n\n');
}

const cell = (text: string) => (text === 'MISSED' ? '**missed**' : inline(text));

/** On one line, and without markup. */
const inline = (text: string) =>
  text
    .trim()
    .replace(/\s*\n\s*/g, '; ')
    .replace(/[|<>*_`]/g, (mark) => `\\${mark}`);
