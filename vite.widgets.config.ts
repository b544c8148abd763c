import { defineConfig } from 'vite';
import { elementModules } from './tools/build/element-modules.ts';
import { versionedLoader } from './tools/build/versioned-loader.ts';

const here = (path: string) => new URL(path, import.meta.url).pathname;

/** React's names mean Preact in the widgets' build and in the tests that run against it. */
export const preactAliases = [
  { find: /^react$/, replacement: here('./widgets/core/preact/react.ts') },
  { find: /^react-dom\/client$/, replacement: here('./widgets/core/preact/react-dom-client.ts') },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
];

/**
 * One build for the loader and every widget, so that shared code is one chunk. Hashed names may be
 * cached for ever; only `embed.js` and its copy `embed/v1.js` keep their names.
 */
export default defineConfig({
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { alias: preactAliases },
  publicDir: false,
  plugins: [versionedLoader(), elementModules()],
  build: {
    outDir: 'dist/widgets',
    target: 'es2022',
    // light-dark() stays as it is: written out for older browsers the tokens weigh twice as much.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // Library mode: no preload helper in the chunks.
    lib: { entry: { embed: here('./widgets/embed.ts') }, formats: ['es'] },
    rolldownOptions: {
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'widgets/[name]-[hash].js',
        minify: true,
        // Two shared chunks, not ten: each one more is a round trip that begins late.
        codeSplitting: {
          groups: [
            {
              name: 'core',
              test: /preact|@r2wc|zustand|widgets\/core\/(define-element|on-demand|quote-handoff|ui\/licence-line|form\/(form-state|use-arrival))/,
            },
            {
              name: 'form',
              test: /widgets\/core\/(form\/form|ui\/(field|honeypot|lead-form))|quote\/property-types/,
            },
          ],
        },
      },
    },
  },
});
