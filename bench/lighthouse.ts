import { withBrowser } from './browser.ts';
import { readArguments } from './lighthouse/command-line.ts';
import { pageRows } from './lighthouse/page-rows.ts';
import { withLighthouse } from './lighthouse/run-lighthouse.ts';
import { publicPages } from './public-pages.ts';
import { measureEach, report } from './report.ts';
import { warnIfBusy } from './results.ts';
import { startScriptFreeServer } from './script-free-pages.ts';
import { withProduct } from './server-process.ts';

// npm run lighthouse [-- --pages /,/blog --runs 1]
const { wanted, runs, isWhole } = readArguments('pages', publicPages);
warnIfBusy();

const { rows, complete } = await withProduct((server) =>
  withBrowser(async (browser) => {
    await using plain = await startScriptFreeServer(server.url);
    return await measureEach(wanted, async (path) => {
      const page = {
        path,
        ours: server.url + path,
        scriptFree: `http://localhost:${plain.port}${path}`,
      };
      // The first answer is rendered and compressed; visitors get the cached one.
      await Promise.all([fetch(page.ours), fetch(page.scriptFree)]);
      return withLighthouse((run) => pageRows(run, browser, page, runs));
    });
  }),
);
report(
  { title: 'Lighthouse, all pages', command: 'npm run lighthouse', rows },
  { keep: isWhole && complete },
);
