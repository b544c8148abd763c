import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What Node alone can do: the answer in the JSON file `argv[2]`, to every request. */
const { headers, body } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const bytes = Buffer.from(body, 'base64');
const all = { ...headers, 'content-length': bytes.length };

const server = createServer((_request, response) => {
  response.writeHead(200, all).end(bytes);
}).listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
