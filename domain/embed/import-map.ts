import type { EmbedRelease } from './embed-release.schema.ts';

/**
 * The import map that holds one tag's files to their content, for a page of another origin. The
 * text counts: a content policy names its digest.
 */
export function importMapText(origin: string, release: EmbedRelease, tag: string): string {
  const lines = (release.tags[tag] ?? []).map(
    (path) => `  "${origin}${path}": "${release.integrity[path] ?? ''}"`,
  );
  return `{ "integrity": {\n${lines.join(',\n')}\n} }`;
}
