import { createHash } from 'node:crypto';
import type { EmbedAddresses } from '#domain/embed/embed-addresses.ts';
import type { EmbedRelease } from '#domain/embed/embed-release.schema.ts';
import { importMapText } from '#domain/embed/import-map.ts';

/** The addresses of the widgets for a site at `origin`, with the pinned release if one is built. */
export function presentEmbed(origin: string, release: EmbedRelease | undefined): EmbedAddresses {
  if (!release) return { origin };
  const policyHashes = Object.fromEntries(
    Object.keys(release.tags).map((tag) => [tag, policyHash(importMapText(origin, release, tag))]),
  );
  return { origin, pinned: { ...release, policyHashes } };
}

/** The CSP source of an inline script. */
const policyHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
