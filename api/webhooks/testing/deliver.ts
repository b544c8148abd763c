import { setTimeout as pause } from 'node:timers/promises';
import { createLog } from '#api/http/create-log.ts';
import { networkTo } from '#api/http/testing/start-tls-server.ts';
import { openJsonStore } from '#api/store/json/json-store.ts';
import { fixedBusiness } from '#api/testing/fixed-business.ts';
import { createWebhookSender } from '../webhook-sender.ts';
import { startWebhookWorker } from '../webhook-worker.ts';

// A process for crash tests: delivers what is due in the given folder at a fixed time, then ends.
const [folder = '', port = '', time = ''] = process.argv.slice(2);
const now = new Date(time);
const clock = () => now;
const store = await openJsonStore({ folder });
const worker = startWebhookWorker({
  business: fixedBusiness(),
  store,
  clock,
  log: createLog('silent'),
  sender: createWebhookSender({ clock, network: networkTo(Number(port)) }),
  interval: 5,
});
for (const webhook of await store.webhooks.all()) {
  while ((await store.deliveries.planned(webhook, now)).length > 0) await pause(5);
}
await worker.stop();
await store.close();
