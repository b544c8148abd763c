import { basename } from 'node:path';
import { defineConfig, type Rolldown } from 'vite';
import { elementFiles } from './tools/build/element-files.ts';
import { FACTS_FILE, versionedLoader } from './tools/build/versioned-loader.ts';

const here = (path: string) => new URL(path, import.meta.url).pathname;

/** Replaced by a file of the server. */
const FACTS = here('./widgets/facts.ts');

/** React's names mean Preact in the widgets' build and in the tests that run against it. */
export const preactAliases = [
  { find: /^react$/, replacement: here('./widgets/preact/react.ts') },
  { find: /^react-dom\/client$/, replacement: here('./widgets/preact/react-dom-client.ts') },
  {
    find: /^react\/jsx-(dev-)?runtime$/,
    replacement: 'preact/jsx-runtime',
  },
];

/** The modules that lead to `id` by static imports and begin a chunk of their own. */
function chunkRoots(
  id: string,
  graph: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const module = graph.getModuleInfo(id);
  const importers = module?.importers ?? [];
  return [
    ...(module?.isEntry || module?.dynamicImporters.length ? [id] : []),
    ...importers.flatMap((importer) => chunkRoots(importer, graph, seen)),
  ];
}

/** The loader imports an element's module on demand; an element imports its later code. */
const isElement = (id: string, graph: Rolldown.ChunkingContext) =>
  graph
    .getModuleInfo(id)
    ?.dynamicImporters.some((importer) =>
      chunkRoots(importer, graph).some((root) => graph.getModuleInfo(root)?.isEntry),
    );

/** The elements that a chunk is for: itself, or those that import it as later code. */
const elementsOf = (root: string, graph: Rolldown.ChunkingContext): string[] =>
  isElement(root, graph)
    ? [root]
    : (graph.getModuleInfo(root)?.dynamicImporters ?? []).flatMap((importer) =>
        chunkRoots(importer, graph),
      );

/** 'contact-quote' for `…/contact.element.ts` and `…/quote.element.ts`, for the name of a chunk only. */
const namesOf = (roots: ReadonlySet<string>) =>
  [...roots]
    .map((root) => basename(root).split('.')[0])
    .sort()
    .join('-');

/** What fewer elements than this need at first is not loaded by all of them. */
const MANY = 4;

/**
 * What many elements need at first is one chunk; what two or three of them need at first, such as the
 * form, is one of these elements. What only later code shares is likewise a chunk for each group of
 * elements, so that the chat loads no API client and the reviews no schemas. The rest goes with its
 * element.
 */
function sharedChunk(id: string, graph: Rolldown.ChunkingContext): string | null {
  const roots = chunkRoots(id, graph);
  const elements = new Set(roots.flatMap((root) => elementsOf(root, graph)));
  if (elements.size < 2) return null;
  const first = new Set(roots.filter((root) => isElement(root, graph)));
  if (first.size === 0) return `later-${namesOf(elements)}`;
  return first.size < MANY ? namesOf(first) : 'shared';
}

/**
 * One build for the loader and every widget. Hashed names may be cached for ever; only `embed.js` and
 * its copy `embed/v1.js` keep their names.
 */
export default defineConfig(({ mode }) => ({
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { alias: preactAliases },
  publicDir: false,
  plugins: [versionedLoader(), elementFiles(mode)],
  build: {
    outDir: 'dist/widgets',
    target: 'es2022',
    // light-dark() stays as it is: written out for older browsers the tokens weigh twice as much.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // Library mode: no preload helper in the chunks.
    lib: { entry: { embed: here('./widgets/embed.ts') }, formats: ['es'] },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      // The server writes this module; the npm package keeps ours.
      external: mode === 'package' ? [] : [FACTS],
      output: {
        paths: { [FACTS]: FACTS_FILE },
        entryFileNames: '[name].js',
        chunkFileNames: 'widgets/[name]-[hash].js',
        minify: true,
        comments: false,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: sharedChunk, debugName: 'shared' }],
        },
      },
    },
  },
}));
