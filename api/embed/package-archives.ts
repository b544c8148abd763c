import * as z from 'zod/mini';
import { forever, stableNameCaching, widgetFileHeaders } from '#api/pages/built-files.ts';
import { createDocument, type Document } from '#api/pages/document.ts';
import { packageTarball } from './package-tarball.ts';

const packagePath = /^(\/embed\/v1(-[0-9A-F]{8})?)\.package\.json$/;
const filesSchema = z.record(z.string(), z.string());

/**
 * The npm package of the elements as `/embed/v1.tgz`, and those of this and earlier builds as `/embed/v1-….tgz`, which
 * never change. Each loads the elements from `origin`.
 */
export function packageArchives(
  files: ReadonlyMap<string, Document>,
  origin: string,
  headers: Readonly<Record<string, string>>,
): Map<string, Document> {
  const archives = new Map<string, Document>();
  for (const [path, document] of files) {
    const [, name, digest] = packagePath.exec(path) ?? [];
    if (!name) continue;
    const packed = filesSchema.parse(JSON.parse(document.variants.identity.body.toString()));
    const identity = packageTarball(packed, origin);
    const own = {
      'Content-Type': 'application/gzip',
      'Cache-Control': digest ? forever : stableNameCaching,
    };
    archives.set(
      `${name}.tgz`,
      createDocument(200, { identity }, { ...headers, ...widgetFileHeaders, ...own }),
    );
  }
  return archives;
}
