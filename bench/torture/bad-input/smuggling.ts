import { smuggling } from './garbage.ts';
import { exchange } from './raw-http.ts';

const LISTEN_MS = 1000;

/** Resolves to what is wrong with the answers to requests in which another one could hide. */
export async function smuggled(port: number): Promise<string[]> {
  const faults: string[] = [];
  await Promise.all(
    smuggling.map(async (text) => {
      const outcome = await exchange(port, Buffer.from(text, 'latin1'), {
        listenMs: LISTEN_MS,
      });
      const answers = typeof outcome === 'object' ? `${outcome.status} ${outcome.body}` : outcome;
      const second = /HTTP\/1\.1 [23]\d\d/.test(answers);
      if (second) faults.push(`two answers to ${JSON.stringify(text)}`);
    }),
  );
  return faults;
}
