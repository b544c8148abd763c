import { createHash } from 'node:crypto';
import { forever, stableNameCaching, widgetFileHeaders } from '#api/pages/built-files.ts';
import { createPage, type Document } from '#api/pages/document.ts';
import type { Business } from '#domain/business/business.ts';
import { widgetFacts } from '#domain/business/widget-facts.ts';
import { defaultLocale, type Locale, locales } from '#domain/locale/locale.ts';

/** The files of the widgets that change with the business. */
export interface FactsFiles {
  /** Undefined for a path of another file. Rejects if the business cannot be read. */
  find(path: string): Promise<Document> | undefined;
}

interface FactsFilesOptions {
  /** The business in a language. */
  business: (locale: Locale) => Promise<Business>;
  /** The loaders as built, by path; they name `facts.js` and the other languages' modules. */
  loaders: ReadonlyMap<string, string>;
  headers: Readonly<Record<string, string>>;
}

/** English has no name of its own, as before there were others. */
const nameIn = (locale: Locale) => (locale === defaultLocale ? 'facts' : `facts-${locale}`);

const revisionPath = /^\/embed\/(facts(?:-[a-z]{2})?)-[0-9a-f]{8}\.js$/;

/** Revisions that stay available to open pages, and in caches that name them. */
const RETAINED = 50;

type Files = ReadonlyMap<string, Document>;

/**
 * Writes the facts that widgets show in each language as `/embed/facts-<revision>.js` and
 * `/embed/facts-es-<revision>.js`, which never change, and names those files in the loaders; `/embed/facts.js`,
 * `facts.json` and `facts-es.…` always have the current ones. A revision that this process does not know, of another
 * process or before a restart, is answered with the current facts.
 */
export function createFactsFiles({ business, loaders, headers }: FactsFilesOptions): FactsFiles {
  let current: { shown: readonly Business[]; files: Promise<Files> } | undefined;
  const revisions = new Map<string, Document>();

  const file = (text: string, type: string, caching: string) =>
    createPage(
      200,
      text,
      { ...headers, ...widgetFileHeaders, 'Content-Type': type, 'Cache-Control': caching },
      { compress: true },
    );
  const script = 'text/javascript; charset=utf-8';

  /** The current files of one language, and the name of its revision. */
  async function writeFacts(facts: Business) {
    const name = nameIn(facts.locale);
    const json = JSON.stringify(widgetFacts(facts));
    const digest = createHash('sha256').update(json).digest('hex').slice(0, 8);
    const revision = `${name}-${digest}.js`;
    const module = `export const business = ${json};\n`;
    const path = `/embed/${revision}`;
    const known = await file(module, script, forever);
    revisions.delete(path);
    revisions.set(path, known);
    const files: [string, Document][] = [
      [`/embed/${name}.js`, await file(module, script, stableNameCaching)],
      [`/embed/${name}.json`, await file(json, 'application/json', stableNameCaching)],
      [unknownOf(name), await file(module, script, 'no-cache')],
    ];
    return { name, revision, files };
  }

  async function write(shown: readonly Business[]): Promise<Files> {
    const facts = await Promise.all(shown.map(writeFacts));
    const kept = RETAINED * locales.length;
    for (const oldest of [...revisions.keys()].slice(0, -kept)) revisions.delete(oldest);
    const named = [...loaders].map(async ([loader, code]): Promise<[string, Document]> => {
      const text = facts.reduce(
        (text, { name, revision }) => text.replaceAll(`/${name}.js`, `/${revision}`),
        code,
      );
      return [loader, await file(text, script, stableNameCaching)];
    });
    return new Map([...facts.flatMap(({ files }) => files), ...(await Promise.all(named))]);
  }

  /** Written again once the business has changed. */
  async function currentFiles(): Promise<Files> {
    const shown = await Promise.all(locales.map(business));
    const isCurrent = shown.every((one, index) => one === current?.shown[index]);
    if (!current || !isCurrent) current = { shown, files: write(shown) };
    return current.files;
  }

  async function answer(path: string): Promise<Document> {
    const files = await currentFiles();
    const [, name] = revisionPath.exec(path) ?? [];
    return revisions.get(path) ?? (files.get(name ? unknownOf(name) : path) as Document);
  }

  return {
    find(path) {
      const isOurs = loaders.has(path) || stablePaths.has(path);
      return isOurs || isRevision(path) ? answer(path) : undefined;
    },
  };
}

/** Under this key is what answers an unknown revision of a language. */
const unknownOf = (name: string) => `unknown ${name}`;

const stablePaths = new Set(
  locales.flatMap((locale) => ['js', 'json'].map((type) => `/embed/${nameIn(locale)}.${type}`)),
);

const isRevision = (path: string) => {
  const [, name] = revisionPath.exec(path) ?? [];
  return locales.some((locale) => nameIn(locale) === name);
};
