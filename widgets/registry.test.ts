import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reservedSizes } from './registry.ts';

test('docs/embedding.md asks a page to reserve the size of each widget', () => {
  const text = readFileSync('docs/embedding.md', 'utf8');
  for (const { tag, wide, narrow } of reservedSizes) {
    expect(text).toContain(`\n${tag} { display: block; min-height: ${narrow}px }`);
    expect(text).toContain(`\n  ${tag} { min-height: ${wide}px }`);
  }
});
