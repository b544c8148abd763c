/** Maximum number of tags of a post. */
export const TAGS_MAX = 20;

/** Maximum length of a tag, in characters. */
export const TAG_MAX = 40;

/**
 * `tags` with the trimmed `tag` appended (spec §5). An empty tag, or one that is there already
 * (ignoring case), changes nothing.
 */
export function withTag(tags: readonly string[], tag: string): readonly string[] {
  const added = tag.trim();
  const known = tags.some((other) => other.toLowerCase() === added.toLowerCase());
  return added === '' || known ? tags : [...tags, added];
}
