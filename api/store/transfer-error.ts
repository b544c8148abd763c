/** Why data was not moved or restored; the message is for the operator. */
export class TransferError extends Error {
  override name = 'TransferError';
}
