import { spawnSync } from 'node:child_process';
import { ensureBrowser } from '../tools/ensure-browser.ts';

/** Runs one project of Playwright: `node e2e/run-project.ts hosts`; further arguments go to Playwright. */
const [project = '', ...args] = process.argv.slice(2);
const { status } = spawnSync(
  'playwright',
  ['test', '--config=e2e/playwright.config.ts', `--project=${project}`, ...args],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: ensureBrowser() } },
);
process.exitCode = status ?? 1;
