import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every decision is listed once, under one topic, and has a number of its own', () => {
  const folder = 'docs/decisions';
  const records = readdirSync(folder).filter((name) => /^\d/.test(name));
  const list = readFileSync(`${folder}/README.md`, 'utf8');
  const listed = [...list.matchAll(/\]\((\d[^)]*\.md)\)/g)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(records.toSorted());
  expect(new Set(records.map((name) => name.slice(0, 4))).size).toBe(records.length);
});
