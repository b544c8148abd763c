import { defineConfig } from 'vite';
import { elementModules } from './tools/build/element-modules.ts';
import { filesOnDemand } from './tools/build/files-on-demand.ts';
import { parallelImports } from './tools/build/parallel-imports.ts';
import { versionedLoader } from './tools/build/versioned-loader.ts';

const here = (path: string) => new URL(path, import.meta.url).pathname;

/** React's names mean Preact in the widgets' build and in the tests that run against it. */
export const preactAliases = [
  { find: /^react$/, replacement: here('./widgets/core/preact/react.ts') },
  { find: /^react-dom\/client$/, replacement: here('./widgets/core/preact/react-dom-client.ts') },
  {
    find: /^react\/jsx-(dev-)?runtime$/,
    replacement: 'preact/jsx-runtime',
  },
];

/** The chunks whose functions nearly all run in an element's first drawing. */
const firstDrawn = /^(core|state|form|(booking|contact|pricing|quote|reviews|tips)\.element)$/;

/**
 * One build for the loader and every widget, so that shared code is one chunk. Hashed names may be
 * cached for ever; only `embed.js` and its copy `embed/v1.js` keep their names. Mode `package` is for
 * those who bundle the files once more and give them other names.
 */
export default defineConfig(({ mode }) => ({
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { alias: preactAliases },
  publicDir: false,
  plugins: [
    mode !== 'package' && filesOnDemand(),
    parallelImports(),
    versionedLoader(),
    elementModules(),
  ],
  build: {
    outDir: 'dist/widgets',
    target: 'es2022',
    // light-dark() stays as it is: written out for older browsers the tokens weigh twice as much.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // Library mode: no preload helper in the chunks.
    lib: { entry: { embed: here('./widgets/embed.ts') }, formats: ['es'] },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      treeshake: { moduleSideEffects: [{ test: /preact\/hooks/, sideEffects: false }] },
      output: {
        entryFileNames: '[name].js',
        // Six characters of 64 kinds: two more weigh 60 bytes in each element's first load.
        chunkFileNames: 'widgets/[name]-[hash:6].js',
        minify: true,
        comments: false,
        // Chromium compiles such a file whole, beside the page's own work; function by function, within
        // the first drawing, takes a slow phone as long as the drawing itself.
        postBanner: ({ name }) => (firstDrawn.test(name) ? '//# allFunctionsCalledOnLoad' : ''),
        // Few shared chunks: each weighs by itself, and compresses worse than in company. No element
        // needs more than six at first: a browser asks a server of HTTP/1.1 for six files at a time.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'core',
              test: /preact\/(dist|jsx)|widgets\/core\/(define-element|first-drawing|preact\/react(-dom-client)?\.ts|error-boundary|styles|widget-props|attributes|script-origin|[a-z]+\.css|ui\/ui\.css|ui\/licence-line)|domain\/(business\/business|attribution\/partner-slug)/,
            },
            {
              name: 'state',
              test: /preact\/hooks|zustand|widgets\/core\/(on-demand|use-(styles|arrival)|preact\/(use-|react-names))/,
            },
            // For what stands in the page; the launcher of the chat is lighter without.
            {
              name: 'in-page',
              test: /widgets\/core\/(form\/form-state|quote-handoff|use-steps|when-near)/,
            },
            { name: 'days', test: /schedule\/calendar-date\.ts|ui\/skeleton\.css/ },
            {
              name: 'form',
              test: /widgets\/core\/(form\/form\.tsx|ui\/(form|field|date-field)\.)|quote\/(property-types|quote-bounds)/,
            },
            { name: 'lead', test: /ui\/(honeypot|lead-form)|business\/promises/ },
          ],
        },
      },
    },
  },
}));
