/** Elements that must be closed before the text may be split. */
const nested = /<(\/?)(?:blockquote|ul|ol|li|table|pre|div|section|figure|details)\b/g;

const isWhole = (html: string) => {
  let depth = 0;
  for (const [, closes] of html.matchAll(nested)) depth += closes ? -1 : 1;
  return depth === 0;
};

/**
 * Splits the article's HTML before the heading nearest to its middle. The second half is empty if
 * there is no such place.
 */
export function splitText(html: string): [first: string, second: string] {
  const middle = html.length / 2;
  const cuts = [...html.matchAll(/<h2[ >]/g)]
    .map(({ index }) => index)
    .filter((index) => index > 0 && isWhole(html.slice(0, index)))
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  const [cut = html.length] = cuts;
  return [html.slice(0, cut), html.slice(cut)];
}
