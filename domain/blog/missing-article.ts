/**
 * The slug under which the page of an article that does not exist is rendered, once for all of
 * them. No article can have it: a slug begins with a letter or a digit.
 */
export const MISSING_ARTICLE = '-';
