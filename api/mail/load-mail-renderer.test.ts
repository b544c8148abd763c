import { expect, it } from 'vitest';
import { createLog } from '#api/http/create-log.ts';
import { distForTest } from '#api/testing/dist-for-test.ts';
import { sampleSender } from '#domain/messages/testing/sample-sender.ts';
import { loadMailRenderer } from './load-mail-renderer.ts';

const ENTRY = 'mail/server/entry-server.js';
const content = { subject: 'Booked', blocks: [], sender: sampleSender };

/** Loads the renderer of a build with `entry`, and what the log says. */
async function load(entry: string | undefined) {
  const logged: Record<string, unknown>[] = [];
  const log = createLog('warn', { write: (line) => logged.push(JSON.parse(line)) });
  const dist = await distForTest({ [ENTRY]: entry });
  const render = await loadMailRenderer(dist, log);
  return { render, warnings: logged.map(({ msg }) => msg), logged };
}

it('renders messages with the built entry', async () => {
  const { render, warnings } = await load('export const renderMail = ({ subject }) => subject;');
  expect(await render?.(content)).toBe('Booked');
  expect(warnings).toEqual([]);
});

it.each([
  ['is missing', undefined, /^The mails are not built in .*; run "npm run build"/],
  [
    'exports nothing',
    'export const x = 1;',
    /does not export "renderMail"; mails are sent as plain/,
  ],
  ['exports no function', 'export const renderMail = 1;', /does not export "renderMail"/],
  ['cannot be parsed', 'export const {', /cannot be loaded; mails are sent as plain text only$/],
  ['throws', 'throw new Error("No React");', /cannot be loaded/],
])('is absent, with a warning, when the entry %s', async (_what, entry, warning) => {
  const { render, warnings } = await load(entry);
  expect(render).toBeUndefined();
  expect(warnings).toEqual([expect.stringMatching(warning)]);
});

it('logs why the entry cannot be loaded', async () => {
  const { logged } = await load('throw new Error("No React");');
  expect(logged[0]).toMatchObject({ err: { stack: expect.stringContaining('No React') } });
});

it('answers nothing, with an error in the log, for a message that it cannot render', async () => {
  const { render, logged } = await load(
    'export const renderMail = () => { throw new TypeError("An unsafe link"); };',
  );
  expect(await render?.(content)).toBeUndefined();
  expect(logged).toMatchObject([{ msg: 'A mail is sent as plain text only' }]);
});

it('is absent, with a warning, without a build', async () => {
  const log = createLog('silent');
  expect(await loadMailRenderer('/nowhere/dist', log)).toBeUndefined();
});
