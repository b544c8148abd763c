/** How many tags a post may have. */
export const TAGS_MAX = 20;

/** Characters in a tag at most. */
export const TAG_MAX = 40;

/**
 * `tags` with `tag` at their end (spec §5): trimmed; an empty one, or one that is there already,
 * changes nothing. Two that differ in case only are one tag to a reader.
 */
export function withTag(tags: readonly string[], tag: string): readonly string[] {
  const added = tag.trim();
  const known = tags.some((other) => other.toLowerCase() === added.toLowerCase());
  return added === '' || known ? tags : [...tags, added];
}
