import { startProduct } from '../server-process.ts';

/** A server that logs errors only, on a folder that outlives it. */
export const startQuiet = (folder: string, port = 0) =>
  startProduct(folder, { port, env: { LOG_LEVEL: 'error' } });

/** Sends what a visitor's form sends. */
export const post = (url: string, path: string, body: unknown, key?: string): Promise<Response> =>
  fetch(url + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: url,
      ...(key && { 'Idempotency-Key': key }),
    },
    body: JSON.stringify(body),
  });

/** Runs `count` clients; each repeats `step` until it resolves to false. */
export async function clients(count: number, step: () => Promise<boolean>): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, async () => {
      while (await step());
    }),
  );
}
