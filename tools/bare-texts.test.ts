import { afterAll, expect, test } from 'vitest';
import { bareTexts } from './source/bare-texts.ts';
import { openProgram } from './source/program.ts';

const root = new URL('..', import.meta.url).pathname;
const { program, checker, close } = openProgram();
afterAll(close);

function bareTextsOf(path: string): string[] {
  const file = program.getSourceFile(root + path);
  if (!file) throw new Error(`The compiler does not know ${path}.`);
  return bareTexts(file, checker).map(({ line, text }) => `${path}:${line} ${text}`);
}

const components = program
  .getSourceFileNames()
  .map((file) => file.replace(root, ''))
  .filter((file) => /^(?:ui|widgets|site|admin)\/.*(?<!\.test)\.tsx$/.test(file))
  .filter((file) => !file.includes('/testing/'));

test('text that changes, or stands after what comes and goes, has an element of its own', () => {
  expect(components.length).toBeGreaterThan(500);
  expect(components.flatMap(bareTextsOf)).toEqual([]);
});

test('finds what breaks when a browser translates, and nothing else', () => {
  const found = bareTextsOf('tools/testing/bare-texts.fixture.tsx');
  expect(found.map((text) => text.slice(text.indexOf(' ') + 1))).toEqual([
    '{name}',
    '{count}',
    '{note}',
    "{isOpen && 'Open now'}",
    '{children}',
    'fixed after what comes and goes',
    '{words.hello}',
    'in the element around it',
    '{name}',
    '<Hello name={name} />',
  ]);
});
