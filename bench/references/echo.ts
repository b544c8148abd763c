import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { Router } from '@koa/router';
import Koa from 'koa';
import { koaBody } from 'koa-body';

/**
 * What a validated call is measured against: router and koa-body, which echo what was sent in place
 * of the summary in the answer of the JSON file `argv[2]`: as many bytes as ours. It checks, numbers
 * and logs nothing.
 */
const { body } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const { summary: _, ...answer } = JSON.parse(Buffer.from(body, 'base64').toString());

const router = new Router();
router.post('/api/maintenance/tips', koaBody(), (ctx) => {
  ctx.body = { ...answer, request: ctx.request.body };
});
const app = new Koa();
app.use(router.routes());
const server = app.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
