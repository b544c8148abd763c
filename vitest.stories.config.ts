import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { browser, retry } from './vitest.config.ts';

/** Found only while stories run, when bundling them would reload the page under a test. */
const lateImports = [
  '@floating-ui/react',
  'react-dom/server',
  'react-email',
  '@radix-ui/react-toast',
  '@storybook/addon-docs/blocks',
  'ky',
  'storybook/internal/core-events',
  'zod/mini',
  'zustand',
  'zustand/vanilla',
];

/** As in `npm test`: a state dark or narrow, which is another story of the same state, is left to CI. */
const onlyOnce = process.env['STORIES'] === 'once';

/** Beside `vitest.config.ts`: the stories need the built widgets, and Storybook takes time to load. */
export default defineConfig({
  plugins: [storybookTest({ tags: { exclude: onlyOnce ? ['variant'] : [] } })],
  optimizeDeps: { include: lateImports },
  // The end-to-end tests run beside them, and a form is filled in like by a visitor, key by key.
  test: { name: 'stories', browser: browser(), testTimeout: 60_000, retry },
});
