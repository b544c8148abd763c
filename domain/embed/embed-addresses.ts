import type { EmbedRelease } from './embed-release.schema.ts';

/** The answer of `GET /api/embed`: what a partner's page loads the widgets from. */
export interface EmbedAddresses {
  origin: string;
  /** Undefined where nothing is built: files that change have no digests. */
  pinned?: PinnedEmbed;
}

export interface PinnedEmbed extends EmbedRelease {
  /** By tag: the digest of its import map, as a content policy names it. */
  policyHashes: Readonly<Record<string, string>>;
}
