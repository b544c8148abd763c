/**
 * The start of a text with at most `max` characters (UTF-16 units), which ends between what people read as characters: not
 * within "é" of two parts, an emoji of several, or a flag.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  // Firefox before 125 cannot tell.
  const segments = 'Segmenter' in Intl ? new Intl.Segmenter().segment(text) : undefined;
  // A single character with thousands of accents is cut all the same.
  return text.slice(0, segments?.containing(max)?.index || max).replace(/[\uD800-\uDBFF]$/, '');
}
