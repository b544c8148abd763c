import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { subMinutes } from 'date-fns/subMinutes';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it, onTestFinished } from 'vitest';
import { guideCode } from './guide.ts';

const secret = 'whsec_bG9uZyBlbm91Z2ggZm9yIGEgdGVzdA==';
const otherSecret = 'whsec_YW5vdGhlciBvbmUgZm9yIGEgdGVzdA==';
const body =
  '{"id":"e","type":"booking.created","data":{"booking":{"start":"2026-12-01T14:00:00Z"}}}';

function signed({ secrets = [secret], at = new Date(), sent = body } = {}) {
  const signatures = secrets.map((each) => new Webhook(each).sign('e', at, sent));
  const headers = {
    'webhook-id': 'e',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
  return { headers, body: sent };
}

/** What has to be accepted, and what not. */
const events = [
  ['signed with the secret', signed(), true],
  ['signed with a new secret and this one', signed({ secrets: [otherSecret, secret] }), true],
  ['signed with another secret', signed({ secrets: [otherSecret] }), false],
  ['changed on its way', { ...signed(), body: body.replace('e', 'f') }, false],
  ['of six minutes ago', signed({ at: subMinutes(new Date(), 6) }), false],
] as const;

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

it('the receiver in Node prints genuine events, and refuses all others', async () => {
  const port = await freePort();
  const code = guideCode('js receiver.mjs');
  const env = { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) };
  const receiver = spawn(process.execPath, ['--input-type=module', '--eval', code], { env });
  onTestFinished(() => void receiver.kill());
  const printed = text(receiver.stdout);
  const send = async (event: (typeof events)[number][1]) =>
    (await fetch(`http://localhost:${port}`, { method: 'POST', ...event })).status;
  await expect.poll(() => send(signed()).catch(() => 0), { timeout: 10_000 }).toBe(204);
  for (const [what, event, isGenuine] of events) {
    expect(await send(event), what).toBe(isGenuine ? 204 : 400);
  }
  receiver.kill();
  expect(await printed).toBe('booking.created 2026-12-01T14:00:00Z\n'.repeat(3));
});

const python = `${guideCode('python')}
import json, sys
given = json.load(sys.stdin)
print(verified(given["secret"], given["headers"], given["body"].encode()))`;

const php = `${guideCode('php')}
$given = json_decode(file_get_contents('php://stdin'), true);
echo verified($given['secret'], $given['headers'], $given['body']) ? 'True' : 'False';`;

const isInstalled = (command: string) => spawnSync(command, ['--version']).status === 0;

describe.each([
  ['Python', 'python3', ['-c', python]],
  ['PHP', 'php', ['-r', php]],
] as const)('the function in %s', (_language, command, options) => {
  it.runIf(isInstalled(command)).each(events)('knows an event %s', (_what, event, isGenuine) => {
    const input = JSON.stringify({ secret, ...event });
    const answer = execFileSync(command, options, { input, encoding: 'utf8' });
    expect(answer.trim()).toBe(isGenuine ? 'True' : 'False');
  });
});
