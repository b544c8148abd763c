/** What opens and has to be closed again before the text may be cut. */
const nested = /<(\/?)(?:blockquote|ul|ol|li|table|pre|div|section|figure|details)\b/g;

const isWhole = (html: string) => {
  let depth = 0;
  for (const [, closes] of html.matchAll(nested)) depth += closes ? -1 : 1;
  return depth === 0;
};

/**
 * The article's HTML in two halves, cut before the heading nearest to its middle; the second is empty
 * for a text that has no such place.
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
