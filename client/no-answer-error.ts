/** No answer arrived: no network, no server, or one that is too slow; `cause` says which. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError';
}
