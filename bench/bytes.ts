import { chromium } from 'playwright';
import { ensureBrowser } from '../tools/ensure-browser.ts';
import { browserArgs } from '../tools/find-browser.ts';
import { type Reference, referenceBytes } from './bytes/reference-bytes.ts';
import { listOf, loadedFiles, sumOf } from './bytes/widget-bytes.ts';
import { widgetsInUse } from './bytes/widgets-in-use.ts';
import { type Row, thousands } from './table.ts';

const LOADER_LIMIT = 1500;
/** Of whatever comes once the visitor acts, or once a widget is due. */
const LATER_LIMIT = 25_000;

const atMost = (limit: number, bytes: number) => ({
  ours: thousands(bytes),
  target: `at most ${thousands(limit)}`,
  met: bytes <= limit,
});

export async function measureBytes(): Promise<Row[]> {
  const references = await referenceBytes();
  const named = (name: Reference) => `${name} ${thousands(references[name])}`;
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
  const rows: Row[] = [];
  for (const { tag, limit, before, beside, ...use } of widgetsInUse) {
    const { atFirst, later } = await loadedFiles(browser, { tag, ...use });
    if (rows.length === 0) {
      const loader = atFirst.get('/embed.js') ?? Number.NaN;
      rows.push({ measure: 'embed.js', reference: '', ...atMost(LOADER_LIMIT, loader) });
    }
    rows.push(
      {
        measure: `${tag}, ${before}`,
        reference: beside.map(named).join(', '),
        reasons: listOf(atFirst),
        ...atMost(limit, sumOf(atFirst)),
      },
      {
        measure: `${tag}, later`,
        reference: `ours in all ${thousands(sumOf(atFirst) + sumOf(later))}`,
        reasons: listOf(later),
        ...atMost(LATER_LIMIT, sumOf(later)),
      },
    );
  }
  await browser.close();
  return rows;
}
