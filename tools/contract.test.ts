import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the contract has types alone, so that nothing of the API reaches a browser', () => {
  const lines = readdirSync('contract').flatMap((name) =>
    readFileSync(`contract/${name}`, 'utf8').split('\n'),
  );
  const statements = lines.filter((line) =>
    /^(import|export|const|let|function|class)\b/.test(line),
  );
  expect(statements).not.toHaveLength(0);
  expect(statements.filter((line) => !/^(import|export)? ?type\b/.test(line))).toEqual([]);
});
