import { LlmError } from './llm-error.ts';

/** The body as text. Throws `too_long` past `max` bytes. */
export async function readBounded(response: Response, max: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream and closes the connection.
    if (size > max) throw new LlmError('too_long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
