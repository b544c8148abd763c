import { once } from 'node:events';
import { readdir, readlink } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { jobForTest, pdfText } from '#api/jobs/testing/job-for-test.ts';

/** More than what sockets and pipes hold. */
const report = pdfText('x'.repeat(16 * 2 ** 20));

/** A released report, and readers of it that take the first bytes and no more. */
async function releasedReport() {
  const job = await jobForTest({ rateLimit: true, trustProxy: 1 });
  await job.upload(report);
  await job.pay();
  const { host, port } = new URL(job.url);
  const readers: Socket[] = [];
  onTestFinished(() => {
    for (const reader of readers) reader.destroy();
  });

  /** The status that it got. */
  async function slowReader(address: string): Promise<number> {
    const socket = connect(Number(port), '127.0.0.1');
    readers.push(socket);
    // Ended by the server.
    socket.on('error', () => undefined);
    socket.write(
      `GET ${job.path}/report.pdf HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${address}\r\n\r\n`,
    );
    const [head] = (await once(socket, 'data')) as [Buffer];
    socket.pause();
    return Number(head.toString('latin1').split(' ')[1]);
  }

  const read = (address: string) =>
    job.send(`GET ${job.path}/report.pdf`, { headers: { 'X-Forwarded-For': address } });

  return { ...job, readers, slowReader, read };
}

/** Descriptors of report files that this process holds. */
async function openReports(): Promise<number> {
  const folder = '/proc/self/fd';
  const links = (await readdir(folder)).map((name) =>
    readlink(`${folder}/${name}`).catch(() => ''),
  );
  return (await Promise.all(links)).filter((path) => path.endsWith('.pdf')).length;
}

it('a link has twelve open downloads, from whatever addresses, and the owner is served', async () => {
  const { slowReader, read, readers, jobCall, job } = await releasedReport();
  const before = await openReports();
  for (let count = 0; count < 12; count += 1) expect(await slowReader(`10.0.${count}.1`)).toBe(200);
  const refused = await read('10.0.99.1');
  expect(refused).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
  expect(refused.headers.get('Retry-After')).toBe('30');
  expect(refused.headers.get('Content-Disposition')).toBeNull();
  expect(await openReports()).toBeLessThanOrEqual(before + 12);
  const { reports } = await job();
  const own = await jobCall(`GET report/${reports[0]?.id}.pdf`);
  expect(own.text.length).toBe(report.length);
  readers[0]?.destroy();
  await vi.waitFor(async () => expect((await read('10.0.99.1')).status).toBe(200));
  for (const reader of readers) reader.destroy();
  await vi.waitFor(async () => expect(await openReports()).toBe(before));
}, 60_000);
