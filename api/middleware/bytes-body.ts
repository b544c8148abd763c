import type { IncomingMessage } from 'node:http';
import { ApiProblem } from '#api/problem/api-problem.ts';
import { bodyTooLarge } from './body-problem.ts';

/** The body as it is, at most `max` bytes of it. */
export async function readBytes(request: IncomingMessage, max: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > max) throw bodyTooLarge(max / 1024);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // Destroyed with the rest unread, the connection could not carry the answer.
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
