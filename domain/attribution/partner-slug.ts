/** Maximum length, in characters. */
export const partnerSlugLength = 80;

export const partnerSlugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** `text` trimmed and in lower case, if that is a partner slug; else undefined. */
export function partnerSlugOf(text: string): string | undefined {
  const slug = text.trim().toLowerCase();
  return slug.length <= partnerSlugLength && partnerSlugPattern.test(slug) ? slug : undefined;
}

/** Letters that NFKD does not decompose. */
const undecomposedLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ł: 'l',
};

/**
 * Makes a slug from a name: "Jane & Doe Realty" gives `jane-and-doe-realty`. Undefined when no
 * character of the name can be part of a slug.
 */
export function partnerSlugFrom(name: string): string | undefined {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[ßæøœł]/g, (letter) => undecomposedLetters[letter] ?? '')
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, partnerSlugLength)
    .replace(/-$/, '');
  return partnerSlugOf(words);
}
