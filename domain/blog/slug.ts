/** Maximum length, in characters. */
export const SLUG_MAX = 200;

/**
 * The slug of a title (spec §5): lower-cased, characters other than alphanumerics, spaces and hyphens
 * removed, spaces to hyphens, repeated hyphens collapsed. Beyond the spec, letters lose their accents
 * and hyphens at both ends are removed. Empty if no character of the title is left.
 */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
