import { spawnSync } from 'node:child_process';
import { ensureBrowser } from '../../tools/ensure-browser.ts';

/** `npm run hosts`: every widget on every kind of page, and a table of what held. */
const { status } = spawnSync(
  'playwright',
  [
    'test',
    '--config=e2e/playwright.config.ts',
    '--reporter=e2e/hosts/rule-table.ts',
    'e2e/hosts.spec.ts',
  ],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: ensureBrowser() } },
);
process.exitCode = status ?? 1;
