import { expect, it } from 'vitest';
import { ownerWithKeys } from '#api/testing/owner-with-keys.ts';
import { contactBody } from '#api/testing/request-bodies.ts';
import { webhookPayloadTypes } from '#domain/webhooks/webhook.schema.ts';
import { receiver } from '../testing/receiver.ts';
import { guideCode } from './guide.ts';

interface Bundle {
  authData: { key: string };
  inputData: { type: string };
  targetUrl: string;
  subscribeData?: { id: string };
  cleanedRequest?: unknown;
}

type Perform = (z: { request: typeof request }, bundle: Bundle) => unknown;

/** The parts of a trigger that Zapier calls. */
interface Trigger {
  operation: Record<'performSubscribe' | 'performUnsubscribe' | 'performList' | 'perform', Perform>;
}

/** As `z.request` does: an object is sent as JSON, a refusal throws. */
async function request({
  url,
  body,
  ...init
}: {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: object;
}) {
  const response = await fetch(url, { ...init, ...(body && { body: JSON.stringify(body) }) });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return { data: text === '' ? undefined : JSON.parse(text) };
}

it('subscribes, lists a sample of each event, hands on what comes, and unsubscribes', async () => {
  const endpoint = await receiver();
  const api = await ownerWithKeys({ network: endpoint.network, clock: () => new Date() });
  const { key } = await api.makeKey(['webhooks']);
  const code = guideCode('js triggers/inspection.mjs').replaceAll('https://HOST', api.url);
  const address = `data:text/javascript,${encodeURIComponent(code)}`;
  const { operation } = ((await import(/* @vite-ignore */ address)) as { default: Trigger })
    .default;
  const z = { request };
  const bundle: Bundle = {
    authData: { key },
    inputData: { type: 'request.created' },
    targetUrl: 'https://calendar.example/hooks/1',
  };

  const subscribeData = (await operation.performSubscribe(z, bundle)) as { id: string };
  for (const type of webhookPayloadTypes) {
    const samples = await operation.performList(z, { ...bundle, inputData: { type } });
    expect(samples).toMatchObject([{ type }]);
  }
  await api.send('POST /api/contact', { body: contactBody() });
  const [call] = await endpoint.received(1);
  const cleanedRequest = JSON.parse(call?.body ?? '{}');
  expect(operation.perform(z, { ...bundle, cleanedRequest })).toMatchObject([
    { type: 'request.created' },
  ]);
  await operation.performUnsubscribe(z, { ...bundle, subscribeData });
  expect((await api.call('GET /api/webhooks')).json.data).toEqual([]);
  await expect(
    Promise.resolve(operation.performUnsubscribe(z, { ...bundle, subscribeData })),
  ).rejects.toThrow('not_found');
});
