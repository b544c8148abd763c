import { spawnSync } from 'node:child_process';
import { type Engine, engines, missingFor } from './programs.ts';

/**
 * `npm run browsers`: what other browsers must do as Chromium does. One of them alone:
 * `npm run browsers -- firefox`; further arguments go to Playwright.
 */
const args = process.argv.slice(2);
const named = engines.filter((engine) => args.includes(engine));
const chosen: readonly Engine[] = named.length > 0 ? named : engines;

const missing = missingFor(chosen);
for (const sentence of new Set(missing)) console.error(sentence);
if (missing.length > 0) process.exit(1);

const { status } = spawnSync(
  'playwright',
  [
    'test',
    '--config=e2e/playwright.config.ts',
    ...chosen.map((engine) => `--project=${engine}`),
    ...args.filter((arg) => !engines.some((engine) => engine === arg)),
  ],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
