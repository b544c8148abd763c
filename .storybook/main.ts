import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // The elements as a partner's page gets them: the widgets' own build, not this one's.
  staticDirs: [{ from: '../dist/widgets', to: '/embed' }],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    enableCrashReports: false,
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [react(), msw({ mode: 'worker-only' })],
      // light-dark() stays as it is, as in the builds of the site and of the widgets.
      build: { cssTarget: ['chrome123', 'safari17.5', 'firefox120'], chunkSizeWarningLimit: 2000 },
    }),
};

export default config;
