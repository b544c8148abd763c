import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { type HostSite, startHostSite } from '../fixtures/host-site.ts';
import { type RunningServer, startServer } from '../fixtures/server-process.ts';
import { buildPageScripts, type PageScripts } from './build-page-scripts.ts';
import { startChromium } from './chromium.ts';
import { startFirefox } from './firefox.ts';
import type { Engine, EngineOptions } from './programs.ts';
import type { StartedBrowser } from './tab.ts';
import { createVisitor, type Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

export { expect };

interface WorkerFixtures extends EngineOptions {
  started: StartedBrowser;
  scripts: PageScripts;
  server: RunningServer;
  host: HostSite;
}

const start: Readonly<Record<Engine, (env: NodeJS.ProcessEnv) => Promise<StartedBrowser>>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};

export const test = base.extend<{ visitor: Visitor }, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  started: [
    async ({ engine }, use) => {
      const started = await start[engine]({ ...process.env, TZ: 'America/Chicago' });
      await use(started);
      await started.close();
    },
    { scope: 'worker' },
  ],
  scripts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => use(await buildPageScripts()),
    { scope: 'worker' },
  ],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const server = await startServer({ password: false });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  host: [
    async ({ server, scripts }, use) => {
      const host = await startHostSite(server.url);
      host.addScripts(new Map([['/record-errors.js', scripts.recordErrors]]));
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ started, scripts }, use, info) => {
    info.annotations.push({ type: 'browser', description: started.name });
    const tab = await started.newTab(scripts.recordErrors);
    const visitor = createVisitor(tab, scripts);
    await visitor.resize({ width: 1024, height: 900 });
    await use(visitor);
    const failed = info.status !== info.expectedStatus;
    if (failed) {
      const path = info.outputPath('screen.png');
      await writeFile(path, await tab.screenshot());
      await info.attach('screen', { path, contentType: 'image/png' });
    }
    const errors = await visitor.errors();
    await tab.close();
    expect(errors, 'console errors, warnings, uncaught errors and breaches of a policy').toEqual(
      [],
    );
  },
});
