import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { browser } from './vitest.config.ts';

/** Found only while stories run, when bundling them would reload the page under a test. */
const lateImports = [
  '@floating-ui/react',
  '@radix-ui/react-toast',
  '@storybook/addon-docs/blocks',
  'storybook/internal/core-events',
  'zod/mini',
  'zustand',
  'zustand/vanilla',
];

/** Every story is a test, with the widgets in one of their lives (`stories/stage/toolbar.ts`). */
const stories = (life: 'react' | 'element') => ({
  plugins: [
    storybookTest({
      initialGlobals: { life },
      // What no page can embed has one life only.
      tags: { exclude: life === 'element' ? ['react-only'] : [] },
    }),
  ],
  optimizeDeps: { include: lateImports },
  test: { name: `stories-${life}`, browser: browser() },
});

/** Beside `vitest.config.ts`: these need the built widgets, and Storybook takes time to load. */
export default defineConfig({ test: { projects: [stories('react'), stories('element')] } });
