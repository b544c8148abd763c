/** Longest partner slug, in characters. */
export const partnerSlugLength = 80;

export const partnerSlugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** `text` as a partner's slug, in lower case and without spaces around it; undefined when it is none. */
export function partnerSlugOf(text: string): string | undefined {
  const slug = text.trim().toLowerCase();
  return slug.length <= partnerSlugLength && partnerSlugPattern.test(slug) ? slug : undefined;
}

/** Letters that Unicode does not take apart into a base and its mark. */
const wholeLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ł: 'l',
};

/**
 * The slug of a name as people write it: "Jane & Doe Realty" is `jane-and-doe-realty`. Undefined
 * when nothing of the name can stand in a slug.
 */
export function partnerSlugFrom(name: string): string | undefined {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[ßæøœł]/g, (letter) => wholeLetters[letter] ?? '')
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, partnerSlugLength)
    .replace(/-$/, '');
  return partnerSlugOf(words);
}
