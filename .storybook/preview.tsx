import '@fontsource-variable/figtree/wght.css';
import '#ui/tokens/tokens.css';
import '#widgets/element/brand.css';
import '#ui/ui.css';
import '#ui/form/form.css';
import '#ui/skeleton.css';
import '#ui/stars.css';
import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { loadWords } from '#domain/locale/catalog.ts';
import { localeOf } from '#domain/locale/locale.ts';
import { defaultApi } from '../stories/api/default-api.ts';
import { settlePending } from '../stories/api/responses.ts';
import { mockApi, startWorker } from '../stories/api/worker.ts';
import { rendersElement } from '../stories/harness/widget.tsx';
import {
  expectNoOverflow,
  expectNoTraces,
  expectQuietConsole,
  watchConsole,
} from './check-story.ts';
import { globalTypes, initialGlobals, viewports } from './globals.ts';
import { loadEmbed } from './load-embed.ts';
import { Page } from './page.tsx';

/** Loaded for documentation pages only: the blocks weigh more than all stories. */
const DocsPage = lazy(async () => ({ default: (await import('./docs-page.tsx')).DocsPage }));

const preview: Preview = {
  globalTypes,
  initialGlobals,
  decorators: [Page],
  parameters: {
    api: defaultApi,
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: {
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    layout: 'fullscreen',
    viewport: { options: viewports },
  },
  tags: ['autodocs'],
  beforeAll: startWorker,
  beforeEach: async ({ parameters, globals }) => {
    watchConsole();
    await loadWords(localeOf(globals['language']));
    mockApi(parameters['api']);
    if (rendersElement(globals)) await loadEmbed();
    return settlePending;
  },
  afterEach: async ({ canvasElement, parameters, globals }) => {
    if (globals['business'] === 'second') await expectNoTraces(canvasElement);
    await expectNoOverflow(canvasElement);
    await expectQuietConsole(parameters['expectedLog']);
  },
};

export default preview;
