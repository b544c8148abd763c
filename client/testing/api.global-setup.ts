import type { TestProject } from 'vitest/node';
import { startApi } from '#api/testing/start-api.ts';
import { startFaultyServer } from './faulty-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of a real API with a store of its own. */
    apiBase: string;
    /** The same with its rate limits. */
    limitedApiBase: string;
    /** The same, where no other test uses the limits up. */
    bookingLimitsBase: string;
    /** Origin of a server that fails in the way named by the first segment of the path. */
    faultyBase: string;
  }
}

/** Starts the servers; returns the teardown. */
export async function setup(project: TestProject) {
  const [api, limited, bookingLimits, faulty] = await Promise.all([
    startApi(),
    startApi({ rateLimit: true }),
    startApi({ rateLimit: true }),
    startFaultyServer(),
  ]);
  project.provide('apiBase', api.url);
  project.provide('limitedApiBase', limited.url);
  project.provide('bookingLimitsBase', bookingLimits.url);
  project.provide('faultyBase', faulty.url);
  return async () => {
    faulty.close();
    await Promise.all([api.close(), limited.close(), bookingLimits.close()]);
  };
}
