/** Longest slug that is accepted. */
export const SLUG_MAX = 200;

/**
 * The part of an article's address that its title makes (spec §5): lower-cased, characters other
 * than alphanumerics, spaces and hyphens removed, spaces to hyphens, repeated hyphens collapsed.
 * Beyond the spec: letters lose their accents, and no slug begins or ends with a hyphen. Empty
 * when the title has nothing to make it of.
 */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
