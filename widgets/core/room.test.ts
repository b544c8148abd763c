import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { room } from './room.ts';

test('docs/embedding.md asks a page to reserve the room that the widgets need', () => {
  const text = readFileSync('docs/embedding.md', 'utf8');
  for (const [tag, { wide, narrow }] of Object.entries(room)) {
    expect(text).toContain(`\n${tag} { display: block; min-height: ${narrow}px }`);
    expect(text).toContain(`\n  ${tag} { min-height: ${wide}px }`);
  }
});
