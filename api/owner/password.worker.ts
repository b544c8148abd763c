import { parentPort, workerData } from 'node:worker_threads';
import { judgePassword } from './judge-password.ts';

parentPort?.postMessage(judgePassword(workerData as string));
