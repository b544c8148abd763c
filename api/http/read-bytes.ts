import type { IncomingMessage } from 'node:http';
import { ApiProblem } from './api-problem.ts';
import { bodyTooLarge } from './body-problem.ts';

/** The raw body. Rejects with `body_too_large` past `max` bytes. */
export async function readBytes(request: IncomingMessage, max: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > max) throw bodyTooLarge(max / 1024);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // Not destroyed at `break`, because the connection must still carry the answer.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += (chunk as Buffer).length;
      if (size > max) break;
      chunks.push(chunk as Buffer);
    }
  } catch (cause) {
    throw new ApiProblem('malformed_body', {}, {}, { cause });
  }
  if (size > max) throw bodyTooLarge(max / 1024);
  return Buffer.concat(chunks);
}
