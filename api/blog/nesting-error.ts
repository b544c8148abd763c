/** A Markdown text with too deeply nested quotes, lists, links or emphasis. */
export class NestingError extends Error {
  override name = 'NestingError';
}
