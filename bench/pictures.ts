import { inNewFolder, ServerProcess, startProduct } from './server-process.ts';
import { driveInTurn } from './serving/drive-in-turn.ts';
import { httpRequest } from './serving/http-request.ts';
import { servingRows } from './serving/serving-rows.ts';
import type { Effort, Row } from './table.ts';
import { uploadPicture } from './torture/abuse/upload-picture.ts';
import { Owner } from './torture/owner.ts';

const CONNECTIONS = 16;
/** Pixels along a side of the pictures: 50 KB, 200 KB, 2 MB. */
const SIDES = [130, 260, 832];
/** Of bare Koa. */
const LEAST = 0.7;

/** An uploaded picture that was asked for before, beside bare Koa that sends the same from memory. */
export const measurePictures = ({ rounds, seconds }: Effort): Promise<Row[]> =>
  inNewFolder(async (folder) => {
    await using ours = await startProduct(folder);
    const owner = await Owner.signIn(ours);
    const rows: Row[] = [];
    for (const side of SIDES) {
      const path = await uploadPicture(owner, side);
      await using koa = await ServerProcess.start([
        'bench/references/bare-koa.ts',
        ours.url + path,
      ]);
      const load = { connections: CONNECTIONS, seconds };
      const driven = await driveInTurn({ ours, koa }, httpRequest(path), load, rounds);
      const what = `${Math.round((side * side * 3) / 1000)} KB`;
      rows.push(...servingRows(what, driven.ours, ['bare Koa', driven.koa], LEAST));
    }
    return rows;
  });
