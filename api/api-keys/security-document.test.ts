import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { apiScopes } from '#domain/api-keys/api-key.schema.ts';

const document = readFileSync('SECURITY.md', 'utf8');

/** Names in code font, in their order. */
const namesIn = (text: string) => [...text.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name);

it('the threats of a leaked key name what each scope gives away', () => {
  const [, threat = ''] = /^\d+\. (An API key [\s\S]*?)\n\d+\. /m.exec(document) ?? [];
  expect(namesIn(threat)).toEqual(apiScopes);
});

it('the authorization of keys names each scope', () => {
  const [row = ''] = /^\| V8 .*$/m.exec(document) ?? [];
  expect(namesIn(row)).toEqual(apiScopes);
  expect(row).toContain(['no', 'one', 'two', 'three', 'four', 'five'][apiScopes.length]);
});
