import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { startServer } from '../e2e/fixtures/server-process.ts';
import { ensureBrowser } from '../tools/ensure-browser.ts';
import { browserArgs } from '../tools/find-browser.ts';
import { openLighthouseBrowser } from './lighthouse/lighthouse-run.ts';
import { measurePage, type PageMeasures } from './lighthouse/measure-page.ts';
import { startScriptFreeServer } from './lighthouse/script-free-server.ts';
import { shortfalls, tableOf } from './lighthouse/verdict.ts';
import { publicPages } from './public-pages.ts';
import { printColumns } from './table.ts';

const { pages, runs } = readArguments();
const [load = 0] = loadavg();
if (load > availableParallelism() / 2) {
  console.warn(`This machine is busy (load ${load.toFixed(1)}): the times below will wander.`);
}

const server = await startServer();
const scriptFree = await startScriptFreeServer(server.url);
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
const measured = new Map<string, PageMeasures>();
try {
  for (const path of pages) {
    console.warn(`${path} …`);
    const subject = { ours: server.url + path, scriptFree: scriptFree.url + path, runs };
    // The first answer is rendered and compressed; visitors get the kept one.
    await Promise.all([fetch(subject.ours), fetch(subject.scriptFree)]);
    const lighthouse = await openLighthouseBrowser();
    measured.set(path, await measurePage(lighthouse, browser, subject));
    lighthouse.close();
  }
} finally {
  await browser.close();
  await scriptFree.close();
  await server.close();
}

printColumns(tableOf(measured));
for (const [path, page] of measured) {
  const missed = shortfalls(page);
  if (missed.length === 0) continue;
  process.exitCode = 1;
  console.log([`\n${path} falls short:`, ...missed].join('\n    '));
}

/** `--pages /,/blog` for some of the pages, `--runs 3` for fewer or more of each. */
function readArguments(): { pages: readonly string[]; runs: number } {
  const { values } = parseArgs({
    options: { pages: { type: 'string' }, runs: { type: 'string', default: '5' } },
  });
  const wanted = values.pages?.split(',') ?? publicPages;
  const unknown = wanted.filter((path) => !publicPages.includes(path));
  if (unknown.length > 0) {
    throw new Error(`No public page: ${unknown.join(', ')}. There are ${publicPages.join(', ')}.`);
  }
  const count = Number(values.runs);
  if (!Number.isInteger(count) || count < 1) throw new Error('--runs takes a whole number from 1.');
  return { pages: wanted, runs: count };
}
