import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import type { EmbedRelease } from '#domain/embed/embed-release.schema.ts';

interface Chunk {
  type: 'chunk';
  fileName: string;
  code: string;
  imports: string[];
  dynamicImports: string[];
  moduleIds: string[];
}

type Chunks = ReadonlyMap<string, Chunk>;

/**
 * Writes the loader a second time as `embed/v1.js`, the address for ever, and a third time under
 * the name of its content, for pages that hold it to a digest; `embed/v1.json` names all digests.
 * Copies, because a file that only imports the loader would cost every page a round trip.
 */
export function versionedLoader(): Plugin {
  return {
    name: 'versioned-loader',
    generateBundle(_options, bundle) {
      const all = Object.values(bundle).filter(({ type }) => type === 'chunk') as Chunk[];
      const chunks: Chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]));
      const loader = chunks.get('embed.js');
      // Other builds use this configuration for single widgets.
      if (!loader) return;

      const code = oneFolderDown(loader);
      const hashed = `embed/v1-${digest('sha256', code, 'hex').slice(0, 8).toUpperCase()}.js`;
      for (const fileName of ['embed/v1.js', hashed]) {
        this.emitFile({ type: 'asset', fileName, source: code });
      }
      const release = releaseOf(loader, chunks, { fileName: hashed, code });
      const source = JSON.stringify(release);
      this.emitFile({ type: 'asset', fileName: 'embed/v1.json', source });
    },
  };
}

const digest = (algorithm: string, text: string, encoding: 'hex' | 'base64') =>
  createHash(algorithm).update(text).digest(encoding);

const oneFolderDown = ({ code }: Chunk) => code.replaceAll('./widgets/', '../widgets/');

function releaseOf(
  loader: Chunk,
  chunks: Chunks,
  hashed: Pick<Chunk, 'fileName' | 'code'>,
): EmbedRelease {
  const roots = [...loader.imports, ...loader.dynamicImports];
  const owned = new Map(roots.map((file) => [file, widgetOf(chunks.get(file))]));
  const tags: Record<string, string[]> = {};
  for (const widget of owned.values()) {
    if (!widget) continue;
    const own = roots.filter((file) => [undefined, widget].includes(owned.get(file)));
    tags[`inspection-${widget}`] = [...reachable(own, chunks)].map((file) => `/${file}`).sort();
  }
  const files = [hashed, ...[...reachable(roots, chunks)].map((file) => chunks.get(file))];
  return {
    loader: `/${hashed.fileName}`,
    integrity: Object.fromEntries(
      files.flatMap((file) =>
        file ? [[`/${file.fileName}`, `sha384-${digest('sha384', file.code, 'base64')}`]] : [],
      ),
    ),
    tags,
  };
}

/** The widget whose code a chunk begins; undefined for what all of them share. */
function widgetOf(chunk: Chunk | undefined): string | undefined {
  const folders = chunk?.moduleIds.map((id) => /\/widgets\/([\w-]+)\/[^/]+$/.exec(id)?.[1]);
  return folders?.find((folder) => folder !== undefined && folder !== 'core');
}

function reachable(files: readonly string[], chunks: Chunks): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    const chunk = chunks.get(file);
    if (!chunk || found.has(file)) return;
    found.add(file);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next);
  };
  for (const file of files) visit(file);
  return found;
}
