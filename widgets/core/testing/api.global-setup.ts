import type { TestProject } from 'vitest/node';
// biome-ignore lint/style/noRestrictedImports: tests meet the real API; nothing that is built imports this file
import { startApi } from '#api/testing/start-api.ts';
import { startFaultyServer } from './faulty-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of a real API with a store of its own. */
    apiBase: string;
    /** The same with its rate limits. */
    limitedApiBase: string;
    /** Origin of a server that fails in the way that the first part of the path names. */
    faultyBase: string;
  }
}

/** Returns what ends the servers after the last test. */
export async function setup(project: TestProject) {
  const [api, limited, faulty] = await Promise.all([
    startApi(),
    startApi({ rateLimit: true }),
    startFaultyServer(),
  ]);
  project.provide('apiBase', api.url);
  project.provide('limitedApiBase', limited.url);
  project.provide('faultyBase', faulty.url);
  return async () => {
    faulty.close();
    await Promise.all([api.close(), limited.close()]);
  };
}
