import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ownerWithKeys } from '#api/testing/owner-with-keys.ts';
import { contactBody } from '#api/testing/request-bodies.ts';
import { receiver } from '../testing/receiver.ts';
import { guideCode } from './guide.ts';

const workflowSchema = z.object({
  nodes: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      disabled: z.optional(z.boolean()),
      parameters: z.record(z.string(), z.unknown()),
    }),
  ),
  connections: z.record(
    z.string(),
    z.object({ main: z.array(z.array(z.object({ node: z.string() }))) }),
  ),
});

const { nodes, connections } = workflowSchema.parse(JSON.parse(guideCode('json Workflow')));
const parametersOf = (name: string) => nodes.find((node) => node.name === name)?.parameters ?? {};

const requestSchema = z.object({
  method: z.enum(['GET', 'POST', 'DELETE']),
  url: z.string(),
  genericAuthType: z.literal('httpBearerAuth'),
  queryParameters: z._default(
    z.object({ parameters: z.array(z.object({ name: z.string(), value: z.string() })) }),
    { parameters: [] },
  ),
  jsonBody: z.optional(z.string()),
});

/** An n8n expression, with the item that a node gets. */
const evaluated = (expression: string, $json: unknown) =>
  new Function('$json', `return (${expression})`)($json) as unknown;

/** The call that an HTTP Request node makes for an item. */
function callOf(name: string, item: unknown) {
  const { method, url, queryParameters, jsonBody } = requestSchema.parse(parametersOf(name));
  const address = url
    .replace(/^=/, '')
    .replaceAll(/\{\{(.*?)\}\}/g, (_, expression: string) => String(evaluated(expression, item)));
  const query = queryParameters.parameters.map(({ name: key, value }) => [key, value]);
  const search = query.length > 0 ? `?${new URLSearchParams(query)}` : '';
  const body = jsonBody?.replace('YOUR-N8N', 'calendar.example');
  return { call: `${method} ${address.replace('https://HOST', '')}${search}`, body };
}

const AsyncFunction = Object.getPrototypeOf(async () => undefined)
  .constructor as FunctionConstructor;

/** Runs the code of "Verify" on a call that arrived, as n8n does: the body is the binary data of the item. */
function verify({ headers, body }: { headers: object; body: string }, secret: string) {
  const code = String(parametersOf('Verify')['jsCode']).replace('whsec_PASTE_THE_SECRET', secret);
  const helpers = { getBinaryDataBuffer: async () => Buffer.from(body) };
  const $input = { first: () => ({ json: { headers, body: JSON.parse(body) } }) };
  const run = new AsyncFunction('$input', 'require', code);
  return run.call({ helpers }, $input, createRequire(import.meta.url)) as Promise<
    [{ json: { type: string; data: object } }]
  >;
}

it('connects nodes that it has', () => {
  const names = nodes.map(({ name }) => name);
  const connected = Object.entries(connections).flatMap(([name, { main }]) => [
    name,
    ...main.flat().map(({ node }) => node),
  ]);
  expect([...new Set(connected)].sort()).toEqual(names.toSorted());
});

it('gets a sample, subscribes, verifies what comes, tells it apart, and unsubscribes', async () => {
  const endpoint = await receiver();
  const api = await ownerWithKeys({ network: endpoint.network, clock: () => new Date() });
  const { key } = await api.makeKey(['webhooks'], 'n8n');
  const run = async (name: string, item?: unknown) => {
    const { call, body } = callOf(name, item);
    const answer = await api.asProgram(key, call, body ? { body: JSON.parse(body) } : {});
    expect(answer.status, `${name}: ${answer.text}`).toBeLessThan(300);
    return answer.json as unknown as { data: { id: string }[]; secret: string };
  };

  expect((await run('Sample')).data).toMatchObject([{ type: 'booking.created', sample: true }]);
  const { secret } = await run('Subscribe');
  await api.send('POST /api/contact', { body: contactBody() });
  const [call] = await endpoint.received(1);
  if (!call) throw new Error('There was no call');

  const [{ json }] = await verify(call, secret);
  expect(json.data).toMatchObject({ request: { email: contactBody().email } });
  const output = String(parametersOf('By type')['output']).replace(/^=\{\{|\}\}$/g, '');
  expect(evaluated(output, json)).toBe(0);
  await expect(verify(call, 'whsec_b3RoZXI=')).rejects.toThrow('Not signed');

  for (const item of (await run('Endpoints')).data) await run('Unsubscribe', item);
  expect((await run('Endpoints')).data).toEqual([]);
});
