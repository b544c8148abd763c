import type { AddressInfo } from 'node:net';
import { Router } from '@koa/router';
import Koa from 'koa';
import { koaBody } from 'koa-body';
import type { MaintenanceRequest } from '#domain/maintenance/maintenance.schema.ts';
import { maintenanceTips } from '#domain/maintenance/maintenance-tips.ts';

/** The rules of the call behind bare router and koa-body: no validation, no log, no headers. */
const router = new Router();
router.post('/api/maintenance/tips', koaBody(), (ctx) => {
  ctx.body = maintenanceTips(ctx.request.body as MaintenanceRequest);
});
const app = new Koa();
app.use(router.routes());
const server = app.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
