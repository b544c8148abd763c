import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of a real API with a store of its own. */
    apiBase: string;
  }
}

export async function setup(project: TestProject) {
  project.provide('apiBase', 'http://127.0.0.1:1');
}
