import { chromium } from 'playwright';
import { type EmbedTag, embedTags } from '#widgets/core/embed/embed-options.ts';
import { startServer } from '../e2e/fixtures/server-process.ts';
import { ensureBrowser } from '../tools/ensure-browser.ts';
import { browserArgs } from '../tools/find-browser.ts';
import { readArguments, warnIfBusy } from './lighthouse/command-line.ts';
import { hostShortfalls, hostTable } from './lighthouse/host-verdict.ts';
import { openLighthouseBrowser } from './lighthouse/lighthouse-run.ts';
import { type HostMeasures, measureHost } from './lighthouse/measure-host.ts';
import { startPartnerSite } from './partner-page.ts';
import { record } from './results/results-file.ts';
import { printColumns } from './table.ts';

const { wanted, runs, isWhole } = readArguments('widgets', embedTags);
warnIfBusy();

const server = await startServer();
const partner = await startPartnerSite(server.url, wanted);
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
const measured = new Map<EmbedTag, HostMeasures>();
const failed = new Map<EmbedTag, unknown>();
try {
  for (const tag of wanted) {
    console.warn(`${tag} …`);
    const subject = { with: partner.page(tag), without: partner.page(), runs };
    const lighthouse = await openLighthouseBrowser();
    try {
      measured.set(tag, await measureHost(lighthouse, browser, subject));
    } catch (error) {
      // What the others measured took minutes each: it is kept.
      failed.set(tag, error);
    } finally {
      lighthouse.close();
    }
  }
} finally {
  await browser.close();
  await partner.close();
  await server.close();
}

const [columns = [], ...rows] = hostTable(measured);
printColumns([columns, ...rows]);
const missed = [...measured]
  .map(([tag, host]) => ({ what: tag, found: hostShortfalls(host) }))
  .filter(({ found }) => found.length > 0);
for (const { what, found } of missed) {
  process.exitCode = 1;
  console.log([`\nA page with <${what}> falls short:`, ...found].join('\n    '));
}
for (const [tag, error] of failed) {
  process.exitCode = 1;
  console.error(`\nA page with <${tag}> could not be measured:`, error);
}
if (isWhole && failed.size === 0) {
  const command = 'npm run lighthouse:hosts';
  record({ title: 'Lighthouse, partners’ pages', command, columns, rows, missed });
}
