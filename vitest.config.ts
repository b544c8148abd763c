import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { markdownDocuments } from './tools/build/markdown-document.ts';
import { findBrowser, testBrowserArgs } from './tools/find-browser.ts';
import { preactAliases } from './vite.widgets.config.ts';

const here = (path: string) => new URL(path, import.meta.url).pathname;

const executablePath = findBrowser();

/** Each project its own: Vitest writes its name into the instances. */
export const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { ...(executablePath && { executablePath }), args: testBrowserArgs },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1024, height: 900 } }],
});

/** As in `e2e/playwright.config.ts`: Vitest's output marks a test that needed it. */
export const retry = 1;

/** Milliseconds that an assertion may poll: a busy machine is slow, not wrong. */
const polling = { poll: { timeout: 15_000 } };

/** As above, of whole tests and hooks without a browser. */
const patient = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  setupFiles: ['./tools/testing/wait-longer.ts', './tools/testing/load-words.ts'],
};

/** Vite would find these only while tests run, and reload the page under a test. */
const lateImports = [
  '@date-fns/utc/date/mini',
  'date-fns/addDays',
  'date-fns/addMonths',
  'date-fns/constants',
  'date-fns/getDay',
  'date-fns/isValid',
  'date-fns/lastDayOfMonth',
  'date-fns/subHours',
  'axe-core',
  'zod/mini',
  'ky',
  '@testing-library/user-event',
];

/** Imported by site and admin: two bundled copies of one of these would not share their state. */
const pageImports = [
  'react-dom/server',
  '@testing-library/react',
  'zustand',
  'react-dom/client',
  'swr',
  'swr/infinite',
  'wouter',
  'lucide-react',
  'react-email',
  '@radix-ui/react-toast',
  'signature_pad',
];

/** On Preact, as partners' pages run them. */
const widgets = ['{ui,widgets}/**/*.test.tsx', 'widgets/**/*.element.test.ts'];
/** What needs React: hydration, and parts of the kit that only site and admin use. */
const reactKit = '{ui,widgets}/**/*.react.test.tsx';
/** Every hour of many years: minutes of work, for CI. */
const exhaustive = '**/*.exhaustive.test.ts';
/** With a PostgreSQL server of their own. */
const postgres = '**/*.postgres.test.ts';
/** Whole processes, power cuts, hashed passwords: `npm test` runs them when the server's code has changed. */
const slow = [
  'api/hold/restored-mail.test.ts',
  'api/loaded-packages.test.ts',
  'api/server.test.ts',
  'api/sessions/sign-in-lockout.test.ts',
  'api/store/json/crash.test.ts',
  'api/store/json/power-loss.test.ts',
  'api/tracing/tracing.test.ts',
  'api/webhooks/crash.test.ts',
];

/** Tests in Chromium, with a real API. */
const inPage = () => ({
  retry,
  testTimeout: 60_000,
  expect: polling,
  setupFiles: [
    './ui/testing/fail-on-leaks.ts',
    './ui/testing/fail-on-console.ts',
    './tools/testing/wait-longer.ts',
    './tools/testing/load-words.ts',
  ],
  globalSetup: ['./client/testing/api.global-setup.ts'],
  browser: browser(),
});

const onReact = {
  plugins: [react(), markdownDocuments()],
  optimizeDeps: { include: [...pageImports, ...lateImports] },
};

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [markdownDocuments()],
        test: {
          name: 'unit',
          environment: 'node',
          // A third of the time would go into importing the same modules for each file.
          isolate: false,
          ...patient,
          include: ['{domain,ui,client,api,widgets,site,admin,mail,tools}/**/*.test.ts'],
          exclude: ['**/*.element.test.ts', exhaustive, postgres, ...slow, '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'postgres',
          environment: 'node',
          isolate: false,
          ...patient,
          include: [`api/${postgres}`],
          globalSetup: ['./api/store/postgres/testing/postgres.global-setup.ts'],
        },
      },
      {
        test: {
          name: 'slow',
          environment: 'node',
          ...patient,
          // Whole processes, five and more of them.
          testTimeout: 180_000,
          include: slow,
        },
      },
      {
        test: {
          name: 'exhaustive',
          environment: 'node',
          ...patient,
          include: [`{domain,api}/${exhaustive}`],
          globalSetup: ['./api/store/postgres/testing/postgres.global-setup.ts'],
        },
      },
      {
        ...onReact,
        test: {
          ...inPage(),
          name: 'react',
          // One page for all files: loading it anew, with all modules, took more than half of the time.
          isolate: false,
          include: ['ui/**/*.react.test.tsx', '{admin,mail}/**/*.test.tsx'],
        },
      },
      {
        ...onReact,
        // A page of the site has the address, the history and the data of the whole window, and hydration is measured by the
        // styles of one widget: each file its own page.
        test: {
          ...inPage(),
          name: 'site',
          include: ['site/**/*.test.tsx', 'widgets/**/*.react.test.tsx'],
        },
      },
      {
        resolve: {
          alias: [
            ...preactAliases,
            { find: /^\.\/facts(\.es)?\.ts$/, replacement: here('./widgets/testing/facts.ts') },
            { find: '@testing-library/react', replacement: '@testing-library/preact' },
          ],
        },
        oxc: { jsx: { runtime: 'automatic' } },
        optimizeDeps: {
          include: [
            ...lateImports,
            'preact',
            'preact/hooks',
            'preact/jsx-runtime',
            '@testing-library/preact',
          ],
        },
        test: {
          ...inPage(),
          name: 'preact',
          include: widgets,
          exclude: [reactKit, '**/node_modules/**'],
        },
      },
    ],
  },
});
