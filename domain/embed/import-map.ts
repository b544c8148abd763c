import type { EmbedRelease } from './embed-release.schema.ts';

/**
 * The import map with the integrity digests of one tag's files, for a page of another origin. Every
 * character counts, because the page's CSP contains the digest of this text.
 */
export function importMapText(origin: string, release: EmbedRelease, tag: string): string {
  const lines = (release.tags[tag] ?? []).map(
    (path) => `  "${origin}${path}": "${release.integrity[path] ?? ''}"`,
  );
  return `{ "integrity": {\n${lines.join(',\n')}\n} }`;
}
