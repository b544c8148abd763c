import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseSync, Visitor } from 'vite';

const folder = 'dist/widgets';

/** Files of the widgets' build, as paths within it. */
type Files = ReadonlySet<string>;

export const gzipped = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length;

const sizeOf = (file: string) => gzipped(readFileSync(join(folder, file)));

export const sizeOfAll = (files: Files) => [...files].reduce((sum, file) => sum + sizeOf(file), 0);

/** The largest first. */
export const listOf = (files: Files): string[] =>
  [...files]
    .map((file) => ({ file, size: sizeOf(file) }))
    .sort((one, other) => other.size - one.size)
    .map(({ file, size }) => `${size.toLocaleString('en-US').padStart(7)} ${file}`);

/** Code that an element loads only for some pages, and the chunk that it begins with. */
const someTimes = {
  dialog: /\/launch-/,
  signing: /\/signing\.lazy-/,
} as const;

/**
 * What a page with the element of `module` loads: at first, once something is needed, and besides that only for
 * `display="button"` or `"dialog"` and for an agreement to sign.
 */
export function loadedBy(
  module: string,
): Record<'first' | 'later' | keyof typeof someTimes, Files> {
  const first = reachableFrom(['embed.js', module], (file) => importsOf(file).fixed);
  const allBut = (...excluded: RegExp[]) =>
    reachableFrom([module], (file) => {
      const { fixed, dynamic } = importsOf(file);
      return [...fixed, ...dynamic.filter((other) => !excluded.some((chunk) => chunk.test(other)))];
    });
  const { dialog, signing } = someTimes;
  const usual = allBut(dialog, signing).union(first);
  return {
    first,
    later: usual.difference(first),
    dialog: allBut(signing).difference(usual),
    signing: allBut(dialog).difference(usual),
  };
}

function reachableFrom(roots: readonly string[], next: (file: string) => readonly string[]): Files {
  const found = new Set(roots);
  for (const file of found) for (const other of next(file)) found.add(other);
  return found;
}

/**
 * Static imports of a built file, and the files that it can import later: a dynamic import may
 * compute its address, so every text that names a file of the build counts.
 */
function importsOf(file: string): { fixed: string[]; dynamic: string[] } {
  if (!file.endsWith('.js')) return { fixed: [], dynamic: [] };
  const { program, module } = parseSync(file, readFileSync(join(folder, file), 'utf8'));
  const resolve = (specifier: string) => join(file, '..', specifier);
  // The facts are a file of the server, which only a loaded page counts.
  const isBuilt = (path: string) => existsSync(join(folder, path));
  const texts: string[] = [];
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateElement: ({ value }) => void texts.push(value.raw),
  }).visit(program);
  return {
    fixed: module.staticImports
      .map(({ moduleRequest }) => resolve(moduleRequest.value))
      .filter(isBuilt),
    dynamic: texts
      .filter((text) => /^\.\.?\/.*\.(js|css)$/.test(text))
      .map(resolve)
      .filter(isBuilt),
  };
}
