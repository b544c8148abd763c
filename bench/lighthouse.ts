import { chromium } from 'playwright';
import { startServer } from '../e2e/fixtures/server-process.ts';
import { ensureBrowser } from '../tools/ensure-browser.ts';
import { browserArgs } from '../tools/find-browser.ts';
import { readArguments, warnIfBusy } from './lighthouse/command-line.ts';
import { openLighthouseBrowser } from './lighthouse/lighthouse-run.ts';
import { measurePage, type PageMeasures } from './lighthouse/measure-page.ts';
import { startScriptFreeServer } from './lighthouse/script-free-server.ts';
import { shortfalls, tableOf } from './lighthouse/verdict.ts';
import { publicPages } from './public-pages.ts';
import { record } from './results/results-file.ts';
import { printColumns } from './table.ts';

const { wanted, runs, isWhole } = readArguments('pages', publicPages);
warnIfBusy();

const server = await startServer();
const scriptFree = await startScriptFreeServer(server.url);
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
const measured = new Map<string, PageMeasures>();
const failed = new Map<string, unknown>();
try {
  for (const path of wanted) {
    console.warn(`${path} …`);
    const subject = { ours: server.url + path, scriptFree: scriptFree.url + path, runs };
    // The first answer is rendered and compressed; visitors get the kept one.
    await Promise.all([fetch(subject.ours), fetch(subject.scriptFree)]);
    const lighthouse = await openLighthouseBrowser();
    try {
      const page = await measurePage(lighthouse, browser, subject);
      measured.set(path, page);
      console.warn(...(tableOf(new Map([[path, page]]))[1] ?? []));
    } catch (error) {
      // What the others measured took minutes each: it is kept.
      failed.set(path, error);
    } finally {
      lighthouse.close();
    }
  }
} finally {
  await browser.close();
  await scriptFree.close();
  await server.close();
}

const [columns = [], ...rows] = tableOf(measured);
printColumns([columns, ...rows]);
const missed = [...measured]
  .map(([path, page]) => ({ what: path, found: shortfalls(page) }))
  .filter(({ found }) => found.length > 0);
for (const { what, found } of missed) {
  process.exitCode = 1;
  console.log([`\n${what} falls short:`, ...found].join('\n    '));
}
for (const [path, error] of failed) {
  process.exitCode = 1;
  console.error(`\n${path} could not be measured:`, error);
}
if (isWhole && failed.size === 0) {
  record({ title: 'Lighthouse, all pages', command: 'npm run lighthouse', columns, rows, missed });
}
