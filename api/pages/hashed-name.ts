/**
 * Matches files with a content hash in their name, which never change. It goes by folder, because a
 * hash (eight characters, six for widgets) may look like a word.
 */
export const hashedName =
  /(^|\/)((assets|widgets)\/([^/]+\/)*[^/]+|embed\/v1)-[\w-]{6,8}\.[a-z0-9.]+$/;
