import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { markdownDocuments } from './tools/build/markdown-document.ts';
import { pageWordsChunk } from './tools/build/page-words-chunk.ts';
import { refuseChunkCycles } from './tools/build/refuse-chunk-cycles.ts';
import { textInRem } from './tools/build/text-in-rem.ts';

const here = (path: string) => new URL(path, import.meta.url).pathname;

// light-dark() stays as it is; the browsers below know it.
const cssTarget = ['chrome123', 'safari17.5', 'firefox120'];

/**
 * The entry by itself, because it runs on every page before React is loaded. Modules that several
 * pages share stand together where the same pages need them. Small chunks are not merged: that made
 * chunks import each other, and React started on no page.
 */
const codeSplitting = {
  groups: [
    { name: 'client', tags: ['$initial' as const], priority: 1 },
    {
      name: pageWordsChunk,
      debugName: 'words',
      priority: 1,
      includeDependenciesRecursively: false,
    },
    { name: 'shared', minShareCount: 2, entriesAware: true },
  ],
};

/** One front, built by `vite build --mode <part>`. */
const parts: Record<string, UserConfig> = {
  client: {
    css: { postcss: { plugins: [textInRem([here('./ui/'), here('./widgets/')])] } },
    build: {
      outDir: 'dist/site/client',
      manifest: true,
      assetsInlineLimit: 0,
      cssTarget,
      // One style sheet for all pages: a page has its styles before any script, and never waits.
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: here('./site/client.tsx'),
        output: {
          codeSplitting,
          // The bundler's own name lists every page that shares the chunk.
          chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        },
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
  mail: {
    build: {
      outDir: 'dist/mail/server',
      ssr: here('./mail/entry-server.tsx'),
      target: 'node24',
      copyPublicDir: false,
    },
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
  // One file at a fixed address, without imports; `buildServiceWorker` adds what it stores.
  'service-worker': {
    build: {
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: here('./admin/service-worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [react(), markdownDocuments(), refuseChunkCycles()],
  publicDir: here('./site/public'),
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env['NODE_ENV'] ?? 'production') },
  ...parts[mode],
}));
