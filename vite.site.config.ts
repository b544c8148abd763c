import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { filesOnDemand } from './tools/build/files-on-demand.ts';

const here = (path: string) => new URL(path, import.meta.url).pathname;

// light-dark() stays as it is; the browsers below know it.
const cssTarget = ['chrome123', 'safari17.5', 'firefox120'];

/** What the entry needs before React is wanted. In a file with more, all of that would run first. */
const start = {
  name: 'start',
  test: new RegExp(
    [
      'site/routing/(routes|route-paths|attribution)',
      'core/on-demand',
      'promotions/promotion-timings',
    ].join('|'),
  ),
  priority: 1,
};

/** Before the first picture, or only once the visitor acts: not for the file that all pages share. */
const apart = [
  'rolldown/runtime',
  'site/(client|hydration)',
  'core/(api|ui/toast)',
  'node_modules/(zod|@radix-ui|@floating-ui)',
  'domain/validation',
  String.raw`\.schema`,
  'widgets/[a-z]+/.*desk',
  String.raw`\.css`,
];

/** What several pages share is one file, for each file costs a slow phone a request. */
const shared = {
  name: 'shared',
  test: new RegExp(`^(?!.*(${apart.join('|')}))`),
  minShareCount: 3,
};

/** One front, built by `vite build --mode <part>`. */
const parts: Record<string, UserConfig> = {
  client: {
    plugins: [filesOnDemand()],
    build: {
      outDir: 'dist/site/client',
      manifest: true,
      assetsInlineLimit: 0,
      cssTarget,
      // The entry fetches ahead what a page is taken over with; a map of all files to all would weigh.
      modulePreload: false,
      rolldownOptions: {
        input: here('./site/client.tsx'),
        output: { codeSplitting: { groups: [start, shared] } },
      },
    },
  },
  server: {
    build: {
      outDir: 'dist/site/server',
      ssr: here('./site/entry-server.tsx'),
      target: 'node24',
      cssTarget,
      copyPublicDir: false,
    },
    // React's production build must be the one that renders: it is six times faster.
    ssr: { noExternal: true },
  },
  admin: {
    root: here('./admin'),
    base: '/admin/',
    build: {
      outDir: here('./dist/admin'),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      cssTarget,
      copyPublicDir: false,
    },
  },
};

export default defineConfig(({ mode }) => {
  const { plugins = [], ...part } = parts[mode] ?? {};
  return {
    plugins: [react(), ...plugins],
    publicDir: here('./site/public'),
    define: { 'process.env.NODE_ENV': JSON.stringify(process.env['NODE_ENV'] ?? 'production') },
    ...part,
  };
});
