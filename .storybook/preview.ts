import '@fontsource-variable/figtree/wght.css';
import '#widgets/core/tokens.css';
import '#widgets/core/ui/ui.css';
import '#widgets/core/ui/form.css';
import '#widgets/core/ui/lead-form.css';
import '#widgets/core/ui/skeleton.css';
import '../stories/stage/page.css';
import type { Preview } from '@storybook/react-vite';
import { usualApi } from '../stories/api/usual-api.ts';
import { answerWith, startApi } from '../stories/api/worker.ts';
import { heardNothing, listenToConsole } from '../stories/stage/console.ts';
import { Docs } from '../stories/stage/docs.tsx';
import { embedLoaded } from '../stories/stage/embed.ts';
import { Page } from '../stories/stage/page.tsx';
import { initialGlobals, toolbar, viewports } from '../stories/stage/toolbar.ts';

const preview: Preview = {
  globalTypes: toolbar,
  initialGlobals,
  decorators: [Page],
  parameters: {
    api: usualApi,
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { page: Docs },
    layout: 'fullscreen',
    viewport: { options: viewports },
  },
  tags: ['autodocs'],
  beforeAll: startApi,
  beforeEach: async ({ parameters, globals }) => {
    listenToConsole();
    await answerWith(parameters['api'], parameters['missing']);
    if (globals['life'] === 'element') await embedLoaded();
  },
  afterEach: heardNothing,
};

export default preview;
