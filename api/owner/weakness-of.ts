import { Worker } from 'node:worker_threads';
import type { PublicFacts } from './judge-password.ts';

/**
 * `judgePassword` in a worker, because its dictionaries take 200 MB and half a second to load, and
 * a long password takes a second to judge.
 */
export function weaknessOf(
  password: string,
  { name, email, phone, license, links }: PublicFacts,
): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const facts: PublicFacts = { name, email, phone, license, links };
    const url = new URL('./password.worker.ts', import.meta.url);
    const worker = new Worker(url, { workerData: { password, facts } });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The password was not judged')));
  });
}
