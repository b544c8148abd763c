import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { browser } from './vitest.config.ts';

/** Every story is a test, with the widgets in one of their lives (`stories/stage/toolbar.ts`). */
const stories = (life: 'react' | 'element') => ({
  plugins: [
    storybookTest({
      initialGlobals: { life },
      // What no page can embed has one life only.
      tags: { exclude: life === 'element' ? ['react-only'] : [] },
    }),
  ],
  test: { name: `stories-${life}`, browser: browser() },
});

/** Beside `vitest.config.ts`: these need the built widgets, and Storybook takes time to load. */
export default defineConfig({ test: { projects: [stories('react'), stories('element')] } });
