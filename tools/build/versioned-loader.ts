import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import type { EmbedRelease } from '#domain/embed/embed-release.schema.ts';
import { inEachLocale, type Locale } from '#domain/locale/locale.ts';
import { type Chunks, chunksOf, elementChunks, reachable, wordsOf } from './element-chunks.ts';

/** The modules with the business in each language, and how the files at the root name them. */
export const factsFiles: Record<Locale, string> = {
  en: './embed/facts.js',
  es: './embed/facts-es.js',
};

type Loader = Pick<Rolldown.OutputChunk, 'fileName' | 'code'>;

/**
 * Writes two copies of the loader: `embed/v1.js`, the permanent address, and one with a hash in its
 * name, for pages that pin it to a digest. `embed/v1.json` lists all digests. They are copies, because
 * a file that imports the loader would cost every page a round trip. The pinned one runs no file
 * without a digest: it imports no facts, and the elements fetch them as data. `embed/load.js` is the same code as a
 * module with its export, `load`.
 */
export function versionedLoader(): Plugin {
  return {
    name: 'versioned-loader',
    generateBundle(_options, bundle) {
      const chunks = chunksOf(bundle);
      const loader = chunks.get('embed.js');
      // Builds of single widgets have no loader.
      if (!loader) return;

      const module = withParentPaths({ ...loader, code: withWordFiles(loader.code, chunks) });
      this.emitFile({ type: 'asset', fileName: 'embed/load.js', source: module });
      loader.code = withWordFiles(withOwnScope(loader), chunks);
      const v1 = withParentPaths(loader);
      const code = withoutFacts(v1);
      const fileName = `embed/v1-${digest('sha256', code, 'hex').slice(0, 8).toUpperCase()}.js`;
      this.emitFile({ type: 'asset', fileName: 'embed/v1.js', source: v1 });
      this.emitFile({ type: 'asset', fileName, source: code });
      const source = JSON.stringify(releaseOf(chunks, { fileName, code }));
      this.emitFile({ type: 'asset', fileName: 'embed/v1.json', source });
    },
  };
}

const digest = (algorithm: string, text: string, encoding: 'hex' | 'base64') =>
  createHash(algorithm).update(text).digest(encoding);

/** The code in a function: in a script tag without `type="module"` its names would be the page's. */
function withOwnScope({ code, imports }: Rolldown.OutputChunk): string {
  const script = code.replace(/export\s*\{[^{}]*\};?\s*$/, '');
  if (imports.length || script === code) throw new Error('The loader is no classic script.');
  return `(()=>{${script.trim()}})();\n`;
}

/** The code with the files that `widgets/word-files.ts` stands for. */
function withWordFiles(code: string, chunks: Chunks): string {
  const filesIn = (locale: Locale) =>
    Object.fromEntries(
      [...elementChunks(chunks)].map(([name, chunk]) => {
        const imports = (file: string) => reachable(file, chunks, (each) => each.imports);
        const first = imports(chunk.fileName);
        const words = [...first]
          .flatMap((file) => wordsOf(chunks.get(file) as Rolldown.OutputChunk, locale, chunks))
          .flatMap((file) => [...imports(file)])
          .filter((file) => !first.has(file));
        return [`inspection-${name}`, [...new Set(words)].map((file) => `./${file}`)] as const;
      }),
    );
  const written = JSON.stringify(inEachLocale(filesIn));
  const replaced = code.replace('{WORD_FILES:void 0}', () => written);
  if (replaced === code) throw new Error('The loader has no place for the files of words.');
  return replaced;
}

/** The code for a file in a subfolder. */
const withParentPaths = ({ code }: Loader) =>
  code.replaceAll('./widgets/', '../widgets/').replaceAll('./embed/facts', './facts');

/** In the npm package there is nothing to replace. */
const withoutFacts = (code: string) =>
  code.replace(/import\([`"']\.\/facts(-es)?\.js[`"']\)/g, 'Promise.resolve({})');

function releaseOf(chunks: Chunks, loader: Loader): EmbedRelease {
  const tags: Record<string, string[]> = {};
  for (const [name, chunk] of elementChunks(chunks)) {
    const files = reachable(chunk.fileName, chunks, ({ imports, dynamicImports }) => [
      ...imports,
      ...dynamicImports,
    ]);
    tags[`inspection-${name}`] = [...files].map((file) => `/${file}`).sort();
  }
  const widgets = [...chunks.values()].filter(({ isEntry }) => !isEntry);
  return {
    loader: `/${loader.fileName}`,
    integrity: Object.fromEntries(
      [loader, ...widgets].map(({ fileName, code }) => [
        `/${fileName}`,
        `sha384-${digest('sha384', code, 'base64')}`,
      ]),
    ),
    tags,
  };
}
