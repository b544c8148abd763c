import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import Koa from 'koa';

/** Headers that Node adds by itself. */
const own = ['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding'];

/** A Koa app that repeats the answer of the address `argv[2]`, in brotli, to every request. */
get(process.argv[2] ?? '', { headers: { 'accept-encoding': 'br' } }, async (answer) => {
  const headers = Object.entries(answer.headers).filter(([name]) => !own.includes(name));
  const all = Object.fromEntries(headers) as Record<string, string>;
  const bytes = await buffer(answer);
  const app = new Koa();
  app.use((ctx) => {
    ctx.set(all);
    ctx.body = bytes;
  });
  const server = app.listen(0, '127.0.0.1', () => {
    console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
});
