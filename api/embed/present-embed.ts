import { createHash } from 'node:crypto';
import type { EmbedAddresses } from '#domain/embed/embed-addresses.ts';
import type { EmbedRelease } from '#domain/embed/embed-release.schema.ts';
import { importMapText } from '#domain/embed/import-map.ts';

/** Where widgets come from when visitors see the site at `origin`. */
export function presentEmbed(origin: string, release: EmbedRelease | undefined): EmbedAddresses {
  if (!release) return { origin };
  const policyHashes = Object.fromEntries(
    Object.keys(release.tags).map((tag) => [tag, policyHash(importMapText(origin, release, tag))]),
  );
  return { origin, pinned: { ...release, policyHashes } };
}

/** As a content policy names an inline script. */
const policyHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
