import type { Section } from './section.ts';

const MET = ' met |';
const MISSED = ' **missed** |';

export const headingOf = (title: string) => `## ${title}`;

/** `run` says when, of what and on which machine; `reasonFor` knows what was found out of a miss. */
export function markdownOf(
  { title, command, columns, rows, missed }: Section,
  run: string,
  reasonFor: (what: string) => string | undefined,
): string {
  const table = [
    lineOf(columns),
    lineOf(columns.map(() => '---')),
    ...rows.map((cells) => lineOf(cells.map(cellOf))),
  ];
  const said = new Set<string>();
  const misses = missed.map(({ what, found }) => {
    const known = reasonFor(what) ?? 'No reason has been found yet.';
    const reason = said.has(known) ? 'As above.' : known;
    said.add(known);
    const list = found.map((line) => `\n- ${inline(line)}`).join('');
    return `**Missed: ${inline(what)}.** ${reason}${list && `\n${list}`}`;
  });
  return [headingOf(title), `\`${command}\`, ${run}`, table.join('\n'), ...misses].join('\n\n');
}

const lineOf = (cells: readonly string[]) => `|${cells.map((cell) => ` ${cell} |`).join('')}`;

const cellOf = (cell: string) => (cell === 'MISSED' ? '**missed**' : inline(cell));

/** Text that holds for itself: no markup, and on one line. */
const inline = (text: string) =>
  text
    .trim()
    .replace(/\s*\n\s*/g, '; ')
    .replace(/[|<>*_`]/g, (mark) => `\\${mark}`);

/** How many targets the tables in `markdown` say are met, and which are missed. */
export function verdictsIn(markdown: string): { met: number; missed: string[] } {
  const lines = markdown.split('\n').filter((line) => line.startsWith('| '));
  return {
    met: lines.filter((line) => line.endsWith(MET)).length,
    missed: lines
      .filter((line) => line.endsWith(MISSED))
      .map((line) => line.slice(2, line.indexOf(' | '))),
  };
}
