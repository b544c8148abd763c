import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';

/**
 * What a cached page is measured against: a Koa app that does nothing but answer the same bytes
 * with the same headers. `argv[2]` is a JSON file with `headers` and a `body` in base64.
 */
const { headers, body } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const bytes = Buffer.from(body, 'base64');

const app = new Koa();
app.use((ctx) => {
  ctx.set(headers);
  ctx.body = bytes;
});
const server = app.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
