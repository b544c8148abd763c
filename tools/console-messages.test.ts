import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { embedDocsConsole, embedDocsProblems } from '#domain/content/embed-docs.ts';
import { problemTypes } from '#domain/problem/problem.ts';

/** Texts that the widgets write into the console, with `…` for what differs. */
const written = globSync('{ui,widgets}/**/*.{ts,tsx}', {
  exclude: ['**/*.test.*', '**/testing/**'],
})
  .map((file) => readFileSync(file, 'utf8'))
  .flatMap((source) => [...source.matchAll(/console\.(?:warn|error)\(\s*`([^`]+)`/g)])
  .map(([, text = '']) => text.replaceAll(/\$\{[^}]*\}/g, '…').replace(/^<…>/, '<inspection-…>'));

test('the reference lists every message of the widgets', () => {
  expect(written.length).toBeGreaterThanOrEqual(3);
  const starts = embedDocsConsole.map(({ message }) => message.replace(/ ?…$/, ''));
  const unlisted = written.filter((text) => !starts.some((start) => text.startsWith(start)));
  expect(unlisted).toEqual([]);
});

test('the refusals that it explains exist', () => {
  for (const { code } of embedDocsProblems) expect(problemTypes).toHaveProperty(code);
});
