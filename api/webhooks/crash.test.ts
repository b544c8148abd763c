import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { addMinutes } from 'date-fns/addMinutes';
import { expect, onTestFinished, test } from 'vitest';
import { startTlsServer } from '#api/http/testing/start-tls-server.ts';
import { openJsonStore } from '#api/store/json/json-store.ts';
import { sampleContactRequest } from '#api/store/testing/sample-records.ts';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { newWebhook } from '#domain/webhooks/webhook-changes.ts';

const program = fileURLToPath(new URL('./testing/deliver.ts', import.meta.url));
const start = new Date('2026-11-20T15:00:00.000Z');
const secret = 'whsec_bG9uZyBlbm91Z2ggZm9yIGEgdGVzdA==';

/** Longer than a claim lasts. */
const LEASE_MINUTES = 7;

test.each(['before', 'after'] as const)(
  'a process that is killed %s the answer loses no event and repeats it with the same id',
  async (moment) => {
    const folder = await temporaryFolder();
    const store = await openJsonStore({ folder });
    await store.webhooks.add(
      newWebhook(
        { url: 'https://calendar.example/hook', description: 'CRM', types: ['request.created'] },
        { id: 'crm', secret, now: start },
      ),
    );
    await store.addContactRequest(sampleContactRequest({ id: 'r' }));
    await store.close();

    const ids: unknown[] = [];
    let kill = (): void => undefined;
    const { server } = await startTlsServer(async (request, response) => {
      ids.push(request.headers['webhook-id']);
      await text(request);
      if (moment === 'before') kill();
      response.writeHead(200).end();
      if (moment === 'after') response.once('finish', kill);
    });
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    const deliver = (at: Date) => {
      const child = spawn(process.execPath, [program, folder, String(port), at.toISOString()]);
      onTestFinished(() => void child.kill('SIGKILL'));
      return { child, ended: once(child, 'close') };
    };

    const killed = deliver(start);
    kill = () => void killed.child.kill('SIGKILL');
    expect((await killed.ended)[1]).toBe('SIGKILL');
    kill = () => undefined;
    expect(await deliver(addMinutes(start, LEASE_MINUTES)).ended).toEqual([0, null]);

    expect(new Set(ids)).toEqual(new Set(['request-r-0']));
    expect(ids.length).toBeLessThanOrEqual(2);
    const reopened = await openJsonStore({ folder });
    expect(await reopened.deliveries.list('crm', 9)).toMatchObject([{ state: 'sent' }]);
    await reopened.close();
  },
);
