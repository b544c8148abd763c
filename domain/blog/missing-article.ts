/**
 * The slug under which the page of a missing article is rendered, once for all of them. No article
 * can have it, because a slug begins with a letter or a digit.
 */
export const MISSING_ARTICLE = '-';
