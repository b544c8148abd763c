import { createHash } from 'node:crypto';
import { forever, stableNameCaching, widgetFileHeaders } from '#api/pages/built-files.ts';
import { createPage, type Document } from '#api/pages/document.ts';
import type { Business } from '#domain/business/business.ts';
import { widgetFacts } from '#domain/business/widget-facts.ts';

/** The files of the widgets that change with the business. */
export interface FactsFiles {
  /** Undefined for a path of another file. Rejects if the business cannot be read. */
  find(path: string): Promise<Document> | undefined;
}

interface FactsFilesOptions {
  business: () => Promise<Business>;
  /** The loaders as built, by path; they name `facts.js`. */
  loaders: ReadonlyMap<string, string>;
  headers: Readonly<Record<string, string>>;
}

const revisionPath = /^\/embed\/facts-[0-9a-f]{8}\.js$/;

/** Revisions that stay available to open pages, and in caches that name them. */
const RETAINED = 50;

type Files = ReadonlyMap<string, Document>;

/**
 * Writes the facts that widgets show as `/embed/facts-<revision>.js`, which never changes, and names
 * that file in the loaders; `/embed/facts.js` and `facts.json` always have the current ones. A
 * revision that this process does not know, of another process or before a restart, is answered with
 * the current facts.
 */
export function createFactsFiles({ business, loaders, headers }: FactsFilesOptions): FactsFiles {
  let current: { business: Business; files: Promise<Files> } | undefined;
  const revisions = new Map<string, Document>();

  async function write(facts: Business): Promise<Files> {
    const json = JSON.stringify(widgetFacts(facts));
    const revision = createHash('sha256').update(json).digest('hex').slice(0, 8);
    const file = (text: string, type: string, caching: string) =>
      createPage(
        200,
        text,
        { ...headers, ...widgetFileHeaders, 'Content-Type': type, 'Cache-Control': caching },
        { compress: true },
      );
    const script = 'text/javascript; charset=utf-8';
    const module = `export const business = ${json};\n`;
    const path = `/embed/facts-${revision}.js`;
    const known = await file(module, script, forever);
    revisions.delete(path);
    revisions.set(path, known);
    for (const oldest of [...revisions.keys()].slice(0, -RETAINED)) revisions.delete(oldest);

    return new Map([
      ['/embed/facts.js', await file(module, script, stableNameCaching)],
      ['/embed/facts.json', await file(json, 'application/json', stableNameCaching)],
      ['unknown', await file(module, script, 'no-cache')],
      ...(await Promise.all(
        [...loaders].map(async ([loader, code]): Promise<[string, Document]> => {
          const named = code.replaceAll('/facts.js', `/facts-${revision}.js`);
          return [loader, await file(named, script, stableNameCaching)];
        }),
      )),
    ]);
  }

  /** Written again once the business has changed. */
  async function currentFiles(): Promise<Files> {
    const latest = await business();
    if (current?.business !== latest) current = { business: latest, files: write(latest) };
    return current.files;
  }

  async function answer(path: string): Promise<Document> {
    const files = await currentFiles();
    const name = revisionPath.test(path) ? 'unknown' : path;
    return revisions.get(path) ?? (files.get(name) as Document);
  }

  return {
    find(path) {
      const isOurs = loaders.has(path) || /^\/embed\/facts\.js(on)?$/.test(path);
      return isOurs || revisionPath.test(path) ? answer(path) : undefined;
    },
  };
}
