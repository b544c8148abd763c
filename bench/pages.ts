import { inNewFolder, ServerProcess, startProduct } from './server-process.ts';
import { driveInTurn } from './serving/drive-in-turn.ts';
import { httpRequest } from './serving/http-request.ts';
import { servingRows } from './serving/serving-rows.ts';
import type { Effort, Row } from './table.ts';

const CONNECTIONS = [1, 16, 128];
/** Of bare Koa. */
const LEAST = 0.75;

/** As a browser sends it; the answer is the page in brotli, as it is cached. */
const request = httpRequest('/', { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });

/** The home page from memory, beside bare Koa that sends the same bytes and headers. */
export const measurePages = ({ rounds, seconds }: Effort): Promise<Row[]> =>
  inNewFolder(async (folder) => {
    await using ours = await startProduct(folder);
    await using koa = await ServerProcess.start(['bench/references/bare-koa.ts', `${ours.url}/`]);
    const rows: Row[] = [];
    for (const connections of CONNECTIONS) {
      const load = { connections, seconds };
      const driven = await driveInTurn({ ours, koa }, request, load, rounds);
      const what = connections === 1 ? '1 connection' : `${connections} connections`;
      rows.push(...servingRows(what, driven.ours, ['bare Koa', driven.koa], LEAST));
    }
    return rows;
  });
