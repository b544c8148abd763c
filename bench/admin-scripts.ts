import { chromium } from 'playwright';
import { OWNER_PASSWORD, startServer } from '../e2e/fixtures/server-process.ts';
import { ensureBrowser } from '../tools/ensure-browser.ts';
import { browserArgs } from '../tools/find-browser.ts';
import { countScripts } from './count-scripts.ts';
import { type Row, thousands } from './table.ts';

const LIMIT = 120_000;

/** What the owner's phone loads to log in and to see the dashboard. */
export async function measureAdminScripts(): Promise<Row[]> {
  const server = await startServer();
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
  const page = await browser.newPage();
  const bytesWhenStill = countScripts(page);
  await page.goto(`${server.url}/admin`);
  const login = await bytesWhenStill();
  await page.getByLabel('Password', { exact: true }).fill(OWNER_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  const dashboard = await bytesWhenStill();
  await browser.close();
  await server.close();
  return [
    {
      measure: '/admin with its dashboard, script',
      ours: thousands(dashboard),
      reference: `until logged in ${thousands(login)}`,
      target: `at most ${thousands(LIMIT)}`,
      met: dashboard <= LIMIT,
    },
  ];
}
