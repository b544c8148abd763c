import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from '../tools/find-browser.ts';

const executablePath = findBrowser();

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  forbidOnly: true,
  retries: 0,
  // Some tests go through every page; a busy machine takes long over that, and is not wrong.
  timeout: 60_000,
  // One more than there are cores: much of a test is waiting for its time.
  workers: 3,
  fullyParallel: false,
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../test-results/report.json' },
    ],
  ],
  use: {
    browserName: 'chromium',
    timezoneId: 'America/Chicago',
    launchOptions: { ...(executablePath && { executablePath }), args: browserArgs },
    screenshot: 'only-on-failure',
  },
});
