import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './manifest/contract.ts';
import { generatedFiles } from './manifest/generated-files.ts';

const generated = generatedFiles();

test.each([...generated.keys()])('%s is current with the headers of the elements', (path) => {
  expect(readFileSync(join(root, path), 'utf8'), 'run `npm run manifest`').toBe(
    generated.get(path),
  );
});
