import { wellFormedLine } from '#domain/validation/well-formed.ts';
import { metadataPrefix } from './metadata-to-search.ts';

/** What a partner's page or program tells about a lead in its own terms, such as `listing-id`. */
export type Metadata = Readonly<Record<string, string>>;

/** Maximum number of pairs, and of characters of a value. */
export const metadataLimits = { pairs: 10, value: 200 } as const;

/** No underscore, so that `__proto__` is no key. */
export const metadataKeyPattern = /^[a-z0-9-]{1,40}$/;

/**
 * The pairs that are sent and stored; undefined if there are none. One that is invalid or too many is left out and named to
 * `onIgnored` with what was expected, because none is worth losing a lead. Empty values count as missing.
 */
export function metadataOf(
  pairs: Iterable<readonly [string, unknown]>,
  onIgnored?: (key: string, expected: string) => void,
): Metadata | undefined {
  const accepted = new Map<string, string>();
  for (const [key, given] of pairs) {
    const value = typeof given === 'string' ? wellFormedLine(given) : given;
    if (value === undefined || value === null || value === '') continue;
    if (!metadataKeyPattern.test(key)) {
      onIgnored?.(key, 'a name of at most 40 lower-case letters, digits and hyphens');
    } else if (typeof value !== 'string' || value.length > metadataLimits.value) {
      onIgnored?.(key, `text of at most ${metadataLimits.value} characters`);
    } else if (accepted.size === metadataLimits.pairs && !accepted.has(key)) {
      onIgnored?.(key, `one of at most ${metadataLimits.pairs} pairs`);
    } else {
      accepted.set(key, value);
    }
  }
  return accepted.size ? Object.fromEntries(accepted) : undefined;
}

/** `listing-id: 42, office: Plano`, for mails and files. */
export const metadataText = (metadata: Metadata | undefined, separator: string): string =>
  Object.entries(metadata ?? {})
    .map(([key, value]) => `${key}: ${value}`)
    .join(separator);

/** The pairs in the query of a page of ours: `?meta-listing-id=42`. */
export const metadataOfSearch = (search: string): Metadata | undefined =>
  metadataOf(
    [...new URLSearchParams(search)]
      .filter(([name]) => name.startsWith(metadataPrefix))
      .map(([name, value]) => [name.slice(metadataPrefix.length), value]),
  );
