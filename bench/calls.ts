import type { MaintenanceRequest } from '#domain/maintenance/maintenance.schema.ts';
import { inNewFolder, ServerProcess, startProduct } from './server-process.ts';
import { driveInTurn } from './serving/drive-in-turn.ts';
import { httpRequest } from './serving/http-request.ts';
import { servingRows } from './serving/serving-rows.ts';
import type { Effort, Row } from './table.ts';

/** Of the same rules behind bare router and koa-body. */
const LEAST = 0.8;

const path = '/api/maintenance/tips';
const home: MaintenanceRequest = {
  homeAge: '31-50',
  homeType: 'Single Family',
  season: 'Winter',
  location: 'Plano, TX',
  concerns: ['Foundation Issues', 'Roof/Gutters'],
  priority: 'Preventive',
};

const request = httpRequest(path, { headers: { Origin: 'https://jane.example' }, body: home });

/** A visitor's POST that is validated and answered by rules, and stores nothing. */
export const measureCalls = ({ rounds, seconds }: Effort): Promise<Row[]> =>
  inNewFolder(async (folder) => {
    await using ours = await startProduct(folder, { env: { TIPS_LLM_URL: '' } });
    await using bare = await ServerProcess.start(['bench/references/bare-tips.ts']);
    const load = { connections: 16, seconds };
    const driven = await driveInTurn({ ours, bare }, request, load, rounds);
    const reference = ['the same rules behind bare router and koa-body', driven.bare] as const;
    return servingRows(`POST ${path}`, driven.ours, reference, LEAST);
  });
