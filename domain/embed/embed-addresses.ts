import type { EmbedRelease } from './embed-release.schema.ts';

/** The answer of `GET /api/embed`: the origin that a partner's page loads the widgets from. */
export interface EmbedAddresses {
  origin: string;
  /** Undefined on a development server, whose files have no digests. */
  pinned?: PinnedEmbed;
}

export interface PinnedEmbed extends EmbedRelease {
  /** By tag: the digest of its import map, as a CSP source expression. */
  policyHashes: Readonly<Record<string, string>>;
}
