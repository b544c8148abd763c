import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startProcess } from './server-process.ts';
import { median, type Row, thousands } from './table.ts';

const CONNECTIONS = 10;
const SECONDS = 3;
const ROUNDS = 5;

/** What a browser asks for; the answer is the page in brotli, as it is kept in memory. */
const asBrowser = { 'accept-encoding': 'gzip, deflate, br' };

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: asBrowser,
  });
  if (result.non2xx || result.errors) throw new Error(`${url} did not answer every request.`);
  return result.requests.average;
}

/** The answer to `/` as it goes over the wire, for the reference to repeat. */
async function wireAnswer(url: string) {
  const { request } = await import('node:http');
  return new Promise<{ headers: Record<string, string>; body: string }>((resolve, reject) => {
    request(url, { headers: asBrowser }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const skipped = ['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding'];
        const headers = Object.entries(response.headers).filter(
          ([name]) => !skipped.includes(name),
        );
        resolve({
          headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(chunks).toString('base64'),
        });
      });
    })
      .on('error', reject)
      .end();
  });
}

export async function measurePages(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-pages-'));
  const ours = await startProcess(['api/server.ts'], {
    PORT: '0',
    DATA_DIR: join(folder, 'store'),
    RATE_LIMIT: 'off',
  });
  await requestsPerSecond(`${ours.url}/`);
  const answer = join(folder, 'answer.json');
  await writeFile(answer, JSON.stringify(await wireAnswer(`${ours.url}/`)));
  const bare = await startProcess(['bench/references/bare-koa.ts', answer]);
  await requestsPerSecond(bare.url);

  const rates = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    rates.ours.push(await requestsPerSecond(`${ours.url}/`));
    rates.bare.push(await requestsPerSecond(bare.url));
  }
  await Promise.all([ours.stop(), bare.stop()]);
  await rm(folder, { recursive: true });

  const [own, reference] = [median(rates.ours), median(rates.bare)];
  return [
    {
      measure: `cached home page, requests/s, ${CONNECTIONS} connections`,
      ours: `${thousands(own)} (${(own / reference).toFixed(2)} of the reference)`,
      reference: `bare Koa, same bytes and headers ${thousands(reference)}`,
      target: 'at least 0.7',
      met: own / reference >= 0.7,
    },
  ];
}
