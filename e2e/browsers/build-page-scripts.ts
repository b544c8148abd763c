import { build, type Rolldown } from 'vite';

const folder = new URL('.', import.meta.url).pathname;

async function bundle(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: `${folder}${name}.ts`, formats: ['iife'], name: 'script' },
    },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  return output[0].code;
}

export interface PageScripts {
  pageScript: string;
  recordErrors: string;
}

/** What the tests run inside a page, as plain scripts. */
export async function buildPageScripts(): Promise<PageScripts> {
  const [pageScript, recordErrors] = await Promise.all([
    bundle('page-script'),
    bundle('record-errors'),
  ]);
  return { pageScript, recordErrors };
}
