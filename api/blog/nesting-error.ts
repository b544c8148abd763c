/** A Markdown text whose quotes, lists, links or emphasis are nested too deep. */
export class NestingError extends Error {
  override name = 'NestingError';
}
