import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { openJsonStore } from '#api/store/json/json-store.ts';
import { fixedBusiness } from '#api/testing/fixed-business.ts';
import { createMailTransport } from '../mail-transport.ts';
import { startMailWorker } from '../mail-worker.ts';

// A process for crash tests: sends what is due in the given folder at a fixed time, then ends.
const [folder = '', port = '', time = ''] = process.argv.slice(2);
const now = new Date(time);
const store = await openJsonStore({ folder });
const worker = startMailWorker({
  store,
  business: fixedBusiness(),
  clock: () => now,
  log: pino({ level: 'silent' }),
  transport: createMailTransport({
    server: { host: '127.0.0.1', port: Number(port), secure: false },
    from: { name: '', address: 'hello@bluebonnet.example' },
  }),
  publicUrl: 'https://bluebonnet.example',
  limitMails: false,
  interval: 5,
});
while ((await store.outbox.planned(now)).some(({ due }) => due <= now)) await pause(5);
await worker.stop();
await store.close();
