import { readFileSync } from 'node:fs';

const guide = readFileSync(new URL('../../../docs/webhooks.md', import.meta.url), 'utf8');

/** The block of code of docs/webhooks.md that begins with these words: "```js receiver.mjs". */
export function guideCode(words: string): string {
  const [, code] = guide.split(`\`\`\`${words}\n`);
  if (code === undefined) throw new Error(`docs/webhooks.md has no block "${words}"`);
  return code.split('\n```')[0] ?? '';
}
