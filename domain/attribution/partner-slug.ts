/** Longest partner slug, in characters. */
export const partnerSlugLength = 80;

export const partnerSlugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** `text` as a partner's slug, in lower case and without spaces around it; undefined when it is none. */
export function partnerSlugOf(text: string): string | undefined {
  const slug = text.trim().toLowerCase();
  return slug.length <= partnerSlugLength && partnerSlugPattern.test(slug) ? slug : undefined;
}
