/** No answer arrived: no network, no server, or a timeout; `cause` says which. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError';
}
