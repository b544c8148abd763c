import { existsSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const page = readFileSync('docs/spec-coverage.md', 'utf8');

/** Columns of a table row, without the backticks around code. */
const columnsOf = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((column) => column.trim().replace(/^`(.*)`$/, '$1'));

const lines = page
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|( Specification |-)/.test(line));
const rows = lines.map((line) => {
  const [specification = '', file = '', title = ''] = columnsOf(line);
  return { line, specification, file, title };
});
const testedRows = rows.filter(({ file }) => file !== 'not yet');

interface Callee {
  type: string;
  name?: string;
  object?: unknown;
  property?: unknown;
  callee?: unknown;
}

/** `test`, `it.each(…)` and `test.step` as dotted names: `test`, `it.each`, `test.step`. */
function nameOf(node: Callee): string {
  if (node.type === 'CallExpression') return nameOf(node.callee as Callee);
  if (node.type !== 'MemberExpression') return node.name ?? '';
  return `${nameOf(node.object as Callee)}.${nameOf(node.property as Callee)}`;
}

/** Titles of the tests and steps of a file; template literals as they are written. */
function titlesIn(file: string): Set<string> {
  const source = readFileSync(file, 'utf8');
  const titles = new Set<string>();
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (!/^(test|it)(\.(step|each|for|runIf))?$/.test(nameOf(callee as Callee))) return;
      if (first?.type === 'Literal') titles.add(String(first.value));
      if (first?.type === 'TemplateLiteral') {
        titles.add(source.slice(first.start + 1, first.end - 1));
      }
    },
  });
  visitor.visit(parseSync(file, source).program);
  return titles;
}

test('each row has three columns', () => {
  expect(lines.filter((line) => columnsOf(line).length !== 3)).toEqual([]);
});

test('each chapter of the specification has a section with rows', () => {
  const sections = page.split(/^## /m).slice(1);
  expect(sections.map((section) => section.match(/^§(\d) /)?.[1]).join('')).toBe('123456789');
  for (const section of sections) expect(section, section.slice(0, 40)).toMatch(/^\| (?!Spec)/m);
});

test('tests cover at least 200 lines of the specification', () => {
  expect(testedRows.length).toBeGreaterThanOrEqual(200);
});

test('a line without a test names none', () => {
  expect(rows.filter(({ file, title }) => file === 'not yet' && title !== '')).toEqual([]);
});

test.each([...Map.groupBy(testedRows, ({ file }) => file)])(
  '%s has the tests that the table names',
  (file, named) => {
    expect(existsSync(file), `no such file:\n${named[0]?.line}`).toBe(true);
    const titles = titlesIn(file);
    const missing = named.filter(({ title }) => !titles.has(title)).map(({ line }) => line);
    expect(missing.join('\n'), `${file} has no test of this title`).toBe('');
  },
);
