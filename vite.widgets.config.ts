import { basename } from 'node:path';
import { defineConfig, type Rolldown } from 'vite';
import { defaultLocale, type Locale, locales } from './domain/locale/locale.ts';
import { chunkRoots, importingRoots } from './tools/build/chunk-roots.ts';
import { elementFiles } from './tools/build/element-files.ts';
import { ownKeys } from './tools/build/own-keys.ts';
import { factsFiles, versionedLoader } from './tools/build/versioned-loader.ts';

const here = (path: string) => new URL(path, import.meta.url).pathname;

/** Replaced by files of the server. */
const serverFiles = {
  [here('./widgets/facts.ts')]: factsFiles.en,
  [here('./widgets/facts.es.ts')]: factsFiles.es,
};

/** React's names mean Preact in the widgets' build and in the tests that run against it. */
export const preactAliases = [
  { find: /^react$/, replacement: here('./widgets/preact/react.ts') },
  { find: /^react-dom\/client$/, replacement: here('./widgets/preact/react-dom-client.ts') },
  {
    find: /^react\/jsx-(dev-)?runtime$/,
    replacement: 'preact/jsx-runtime',
  },
];

/** The loader imports an element's module on demand; an element imports its later code. */
const isElement = (id: string, graph: Rolldown.ChunkingContext) =>
  graph
    .getModuleInfo(id)
    ?.dynamicImporters.some((importer) =>
      chunkRoots(importer, graph).some((root) => graph.getModuleInfo(root)?.isEntry),
    );

/** The elements that a chunk is for: itself, or those whose code imports it later. */
function elementsOf(
  root: string,
  graph: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): string[] {
  if (seen.has(root)) return [];
  seen.add(root);
  return isElement(root, graph)
    ? [root]
    : importingRoots(root, graph).flatMap((importer) => elementsOf(importer, graph, seen));
}

/** 'contact-quote' for `…/contact.element.ts` and `…/quote.element.ts`, for the name of a chunk only. */
const namesOf = (roots: ReadonlySet<string>) =>
  [...roots]
    .map((root) => basename(root).split('.')[0])
    .sort()
    .join('-');

const isLauncher = (root: string) => root.endsWith('/launch.ts');

/** What fewer elements than this need at first is not loaded by all of them. */
const MANY = 4;

/** The language of a module whose importers are only the words of one. */
function localeOfWords(roots: readonly string[]): Locale | undefined {
  const [locale, ...others] = new Set(
    roots.map((root) => locales.find((one) => root.endsWith(`.${one}.ts`))),
  );
  return others.length ? undefined : locale;
}

/**
 * The words of a language: a chunk for what one element shows at first, one for what it shows later, and likewise for
 * what several show.
 */
const wordsChunk = (locale: Locale, isFirst: boolean, elements: ReadonlySet<string>) =>
  `${isFirst ? '' : 'later-'}${elements.size < MANY ? namesOf(elements) : 'shared'}.${locale}`;

/**
 * What many elements need at first is one chunk; what two or three of them need at first, such as the
 * form, is one of these elements. What only later code shares is likewise a chunk for each group of
 * elements, so that the chat loads no API client and the reviews no schemas. The rest goes with its
 * element.
 */
function sharedChunk(id: string, graph: Rolldown.ChunkingContext): string | null {
  const roots = chunkRoots(id, graph);
  const elements = new Set(roots.flatMap((root) => elementsOf(root, graph)));
  const locale = localeOfWords(roots);
  // English that is not in the code is one module for each element; its own chunk needs no code that makes namespaces.
  if (locale === defaultLocale) return null;
  if (locale) {
    const isFirst = roots.some((root) =>
      importingRoots(root, graph).some((importer) => isElement(importer, graph)),
    );
    return wordsChunk(locale, isFirst, elements);
  }
  if (elements.size < 2) return null;
  const first = new Set(roots.filter((root) => isElement(root, graph)));
  if (first.size === 0) return `later-${namesOf(elements)}`;
  if (first.size < MANY) return namesOf(first);
  // A launcher shows a button with few of the things that the elements share.
  return [...first].some(isLauncher) ? 'base' : 'shared';
}

/**
 * One build for the loader and every widget. Hashed names may be cached for ever; only `embed.js` and
 * its copy `embed/v1.js` keep their names.
 */
export default defineConfig({
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { alias: preactAliases },
  publicDir: false,
  plugins: [ownKeys(), versionedLoader(), elementFiles()],
  build: {
    outDir: 'dist/widgets',
    target: 'es2022',
    // light-dark() stays as it is: written out for older browsers the tokens weigh twice as much.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // Library mode: no preload helper in the chunks.
    lib: {
      entry: { embed: here('./widgets/embed.ts'), 'embed/frame': here('./widgets/frame.ts') },
      formats: ['es'],
    },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      // The server writes these modules.
      external: Object.keys(serverFiles),
      output: {
        paths: serverFiles,
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
});
