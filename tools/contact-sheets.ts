import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import { withBrowser } from '../bench/browser.ts';
import { publicPages } from '../bench/public-pages.ts';
import { OWNER_PASSWORD, withProduct } from '../bench/server-process.ts';
import { drawSheet, type Sheet } from './contact-sheets/draw-sheet.ts';
import { shootAdmin } from './contact-sheets/shoot-admin.ts';
import { shootPages } from './contact-sheets/shoot-pages.ts';
import { widgetPictures } from './contact-sheets/widget-pictures.ts';

const FOLDER = 'docs/contact-sheets';

const subjects: Readonly<Record<string, (browser: Browser, origin: string) => Promise<Sheet[]>>> = {
  pages: (browser, origin) => shootPages(browser, origin, publicPages),
  widgets: async () => [widgetPictures()],
  admin: async (browser, origin) => [await shootAdmin(browser, origin, OWNER_PASSWORD)],
};

/**
 * `npm run contact-sheets [-- pages widgets admin]`: writes what they look like to
 * `docs/contact-sheets`, from the build in `dist`.
 */
async function drawSheets(names: readonly string[]): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await withProduct(({ url }) =>
    withBrowser(async (browser) => {
      for (const name of names) {
        const shoot = subjects[name];
        if (!shoot) throw new Error(`There are sheets of ${Object.keys(subjects).join(', ')}.`);
        for (const sheet of await shoot(browser, url)) {
          writeFileSync(`${FOLDER}/${sheet.name}.webp`, await drawSheet(browser, sheet));
        }
      }
    }),
  );
}

const wanted = process.argv.slice(2);
await drawSheets(wanted.length > 0 ? wanted : Object.keys(subjects));
