/** Of a request that is shown. */
const SHOWN_BYTES = 900;

/** Bytes of a request as one can read and repeat them. */
export function shown(bytes: Buffer): string {
  const text = JSON.stringify(bytes.subarray(0, SHOWN_BYTES).toString());
  return bytes.length > SHOWN_BYTES ? `${text} and ${bytes.length - SHOWN_BYTES} bytes more` : text;
}
