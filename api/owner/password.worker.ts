import { parentPort, workerData } from 'node:worker_threads';
import { judgePassword, type PublicFacts } from './judge-password.ts';

const { password, facts } = workerData as { password: string; facts: PublicFacts };
parentPort?.postMessage(judgePassword(password, facts));
