import { writeFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import { publicPages } from '../../bench/public-pages.ts';
import { OWNER_PASSWORD } from '../../bench/server-process.ts';
import type { DrawPictures } from './draw-pictures.ts';
import { drawSheet, type Sheet } from './draw-sheet.ts';
import { shootAdmin } from './shoot-admin.ts';
import { shootPages } from './shoot-pages.ts';
import { widgetPictures } from './widget-pictures.ts';

const write = async (browser: Browser, sheet: Sheet) =>
  writeFileSync(`docs/contact-sheets/${sheet.name}.webp`, await drawSheet(browser, sheet));

export const drawPageSheets: DrawPictures = async (browser, origin) => {
  for (const sheet of await shootPages(browser, origin, publicPages)) await write(browser, sheet);
};

export const drawWidgetSheet: DrawPictures = (browser) => write(browser, widgetPictures());

export const drawAdminSheet: DrawPictures = async (browser, origin) =>
  write(browser, await shootAdmin(browser, origin, OWNER_PASSWORD));
