import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';

/** What Node and the connection put there by themselves. */
const ofTheConnection = ['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding'];

/**
 * Asks `url` once and puts the answer, as it goes over the wire, into the JSON file `path`, for a
 * reference to repeat: `headers`, and the `body` in base64.
 */
export async function saveAnswer(
  url: string,
  path: string,
  options: RequestOptions = {},
  body?: string,
): Promise<void> {
  const asked = request(url, options).end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const headers = Object.fromEntries(
    Object.entries(answer.headers).filter(([name]) => !ofTheConnection.includes(name)),
  );
  await writeFile(
    path,
    JSON.stringify({ headers, body: Buffer.concat(chunks).toString('base64') }),
  );
}
