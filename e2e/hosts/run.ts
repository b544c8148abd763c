import { spawnSync } from 'node:child_process';
import { ensureBrowser } from '../../tools/ensure-browser.ts';

/** `npm run test:hosts`: every widget in every host framework. */
const { status } = spawnSync(
  'playwright',
  ['test', '--config=e2e/playwright.config.ts', '--project=hosts'],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: ensureBrowser() } },
);
process.exitCode = status ?? 1;
