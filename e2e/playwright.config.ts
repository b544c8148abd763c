import { defineConfig } from '@playwright/test';
import { findBrowser, testBrowserArgs } from '../tools/find-browser.ts';
import { type EngineOptions, engines } from './browsers/programs.ts';
import type { ServerOptions } from './fixtures/test.ts';

const executablePath = findBrowser();

const hosts = /\/(hosts|embed-recipes|served-package)\.spec\.ts$/;
const inDepth = 'in-depth/*.spec.ts';
const browsers = 'browsers/*.spec.ts';
const several = 'several.spec.ts';
/** What visitors and the owner do, screen by screen. */
const translated =
  /\/e2e\/(story|calendar|way-to-a-booking|job-story|admin-(bookings|requests))\.spec\.ts$/;
/** Beside `several.spec.ts`, which tries what each process has to know of the others' writes. */
const storiesOfSeveral = /\/e2e\/(in-depth\/)?(story|race|mails)\.spec\.ts$/;

export default defineConfig<object, EngineOptions & ServerOptions>({
  testDir: '.',
  projects: [
    { name: 'site', testIgnore: [hosts, browsers, several, inDepth] },
    // Every page and screen at every size, by Tab, with hostile markup; the app without a network: for CI.
    { name: 'in-depth', testMatch: inDepth, testIgnore: storiesOfSeveral },
    // As a browser that translates leaves pages, screens and elements: for CI.
    { name: 'translated', testMatch: translated, use: { translated: true } },
    // The widgets in five host frameworks, and the recipes for partners: `npm run test:hosts`.
    { name: 'hosts', testMatch: hosts },
    // Three processes on one PostgreSQL database: `npm run test:several`.
    { name: 'several', testMatch: [several, storiesOfSeveral], use: { processes: 3 } },
    // The story and the guest rules in other browsers: `npm run browsers`.
    // Chromium has tests of its own for all but what must hold in all three alike.
    ...engines.map((engine) => ({
      name: engine,
      testMatch: engine === 'chromium' ? 'browsers/two-inspectors.spec.ts' : browsers,
      use: { engine },
    })),
  ],
  outputDir: '../test-results',
  forbidOnly: true,
  // With two browsers on two cores a test can lose a race that no visitor meets; `npm test` lists it.
  retries: 1,
  // CI may be three times slower than a desk, and some tests open every page.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // The component tests run beside them.
  workers: 2,
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
    launchOptions: { ...(executablePath && { executablePath }), args: testBrowserArgs },
    screenshot: 'only-on-failure',
    // It would store the whole admin in each test's browser; `admin-app.spec.ts` allows it.
    serviceWorkers: 'block',
  },
});
