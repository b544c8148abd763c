import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { subMinutes } from 'date-fns/subMinutes';
import { expect, it, type TestContext } from 'vitest';
import { startSmtpServer } from '#api/mail/testing/smtp-server.ts';
import { openJsonStore } from '#api/store/json/json-store.ts';
import { sampleContactRequest } from '#api/store/testing/sample-records.ts';
import { PASSWORD } from '#api/testing/api-test.ts';
import { contactBody } from '#api/testing/request-bodies.ts';
import { folderForTest, spawnServer } from '#api/testing/server-process.ts';
import type { ShownHold } from '#domain/hold/hold.ts';

const restore = fileURLToPath(new URL('../restore.ts', import.meta.url));

const REQUESTS = 150;
/** One to the client and one to the owner. */
const MAILS = 2 * REQUESTS;

/** A backup in which all mails about a hundred and fifty requests are due. */
async function backupWithDueMails(test: TestContext): Promise<string> {
  const now = new Date();
  const store = await openJsonStore({ folder: await folderForTest(test) });
  await store.outbox.begin(subMinutes(now, 60));
  const createdAt = subMinutes(now, 10).toISOString();
  await Promise.all(
    Array.from({ length: REQUESTS }, (_, number) =>
      store.addContactRequest(
        sampleContactRequest({ id: `r${number}`, email: `r${number}@example.com`, createdAt }),
      ),
    ),
  );
  const archive = join(await folderForTest(test), 'backup.tar.gz');
  await writeFile(archive, await store.backUp());
  await store.close();
  return archive;
}

async function ownerOf(url: string) {
  const json = { 'Content-Type': 'application/json', Origin: url };
  const login = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ password: PASSWORD }),
  });
  const headers = { ...json, Cookie: (login.headers.get('Set-Cookie') ?? '').replace(/;.*/, '') };
  return {
    read: async (path: string) => (await fetch(`${url}/api/${path}`, { headers })).json(),
    drop: (heldAt: string) =>
      fetch(`${url}/api/hold/drop`, { method: 'POST', headers, body: JSON.stringify({ heldAt }) }),
  };
}

it('a restored backup sends none of its due mails, also when the drop is cut off, and the new ones', async (test) => {
  const smtp = await startSmtpServer();
  test.onTestFinished(smtp.close);
  const data = join(await folderForTest(test), 'data');
  const archive = await backupWithDueMails(test);
  const { stdout } = await promisify(execFile)(process.execPath, [restore, archive, data]);
  expect(stdout).toContain('that were due by now are held');

  const variables = {
    DATA_DIR: data,
    OWNER_PASSWORD: PASSWORD,
    RATE_LIMIT: 'off',
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'hello@bluebonnet.example',
  };
  const recipients = () => smtp.received.map(({ to }) => to[0]);
  /** Due mails go out in order: after these, nothing that was due before can follow. */
  const sendNewMails = async (url: string, count: number) => {
    const body = JSON.stringify(contactBody({ email: `new${count}@example.com` }));
    const headers = { 'Content-Type': 'application/json' };
    const { status } = await fetch(`${url}/api/contact`, { method: 'POST', headers, body });
    expect(status).toBe(201);
    await smtp.mails(2 * count);
    expect(recipients().filter((to) => /^r\d+@/.test(to ?? ''))).toEqual([]);
    expect(smtp.received).toHaveLength(2 * count);
  };

  const first = spawnServer(test, variables);
  await sendNewMails(await first.url, 1);
  const before = await ownerOf(await first.url);
  const { hold } = (await before.read('hold')) as { hold: ShownHold };
  expect(hold).toMatchObject({ cause: 'restore', isDropping: false, expired: 0 });
  expect(hold.mails).toEqual([
    { kind: 'request_received', count: REQUESTS },
    { kind: 'new_request', count: REQUESTS },
  ]);
  const cut = before.drop(hold.heldAt).catch(() => undefined);
  // At any point of the drop.
  setTimeout(() => first.child.kill('SIGKILL'), Math.random() * 150);
  await cut;
  first.child.kill('SIGKILL');
  await first.exited;

  const second = spawnServer(test, variables);
  await sendNewMails(await second.url, 2);
  const owner = await ownerOf(await second.url);
  const left = (await owner.read('hold')) as { hold: ShownHold | null };
  if (left.hold) expect((await owner.drop(hold.heldAt)).status).toBe(204);
  expect(await owner.read('hold')).toEqual({ hold: null });
  await sendNewMails(await second.url, 3);
  const listed = async () => ((await owner.read('messages?limit=1')) as { total: number }).total;
  await expect.poll(listed).toBe(MAILS + recipients().length);
}, 60_000);
