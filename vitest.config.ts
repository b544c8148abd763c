import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArgs, findBrowser } from './tools/find-browser.ts';
import { preactAliases } from './vite.widgets.config.ts';

const executablePath = findBrowser();

/** Each project its own: Vitest writes its name into the instances. */
export const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { ...(executablePath && { executablePath }), args: browserArgs },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1024, height: 900 } }],
});

/** Milliseconds until what is waited for counts as not coming: a busy machine is slow, not wrong. */
const patience = { poll: { timeout: 5000 } };

/** As above, of a whole test without a browser. */
const testTimeout = 20_000;

/** Found only while tests run, when bundling them would reload the page under a test. */
const lateImports = ['axe-core', 'zod/mini', 'react-dom/server'];

/** What site and admin stand on; of a library bundled twice, one half would not know the other. */
const pageImports = [
  'zustand',
  'react-dom/client',
  'swr',
  'swr/infinite',
  'wouter',
  'lucide-react',
  '@radix-ui/react-toast',
];

const components = 'widgets/**/*.test.tsx';
const elements = 'widgets/**/*.element.test.ts';
/** What site and admin share is React only. */
const pageParts = 'widgets/page/**';
/** Tests that start, kill and stop whole processes: too slow for `npm run verify`. */
const processes = ['api/crash.test.ts', 'api/server.test.ts', 'api/store/json/crash.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout,
          include: ['{domain,api,widgets,site,admin,tools}/**/*.test.ts'],
          exclude: [elements, ...processes, '**/node_modules/**'],
        },
      },
      { test: { name: 'processes', environment: 'node', testTimeout, include: processes } },
      {
        plugins: [react()],
        optimizeDeps: { include: [...pageImports, ...lateImports] },
        test: {
          name: 'react',
          expect: patience,
          include: [components, '{site,admin}/**/*.test.tsx'],
          setupFiles: ['./widgets/core/testing/fail-on-console.ts'],
          globalSetup: ['./widgets/core/testing/api.global-setup.ts'],
          browser: browser(),
        },
      },
      {
        resolve: { alias: preactAliases },
        oxc: { jsx: { runtime: 'automatic' } },
        optimizeDeps: {
          include: ['preact', 'preact/hooks', 'preact/compat', 'preact/jsx-runtime'],
        },
        test: {
          name: 'preact',
          expect: patience,
          include: [components, elements],
          exclude: [pageParts, '**/node_modules/**'],
          setupFiles: ['./widgets/core/testing/fail-on-console.ts'],
          globalSetup: ['./widgets/core/testing/api.global-setup.ts'],
          browser: browser(),
        },
      },
    ],
  },
});
