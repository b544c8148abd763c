import { withBrowser } from '../bench/browser.ts';
import { withProduct } from '../bench/server-process.ts';
import type { DrawPictures } from './pictures/draw-pictures.ts';
import { drawMails } from './pictures/mails.ts';
import { drawAdminSheet, drawPageSheets, drawWidgetSheet } from './pictures/sheets.ts';
import { drawWidgets } from './pictures/widgets.ts';

// npm run pictures [-- mails widgets pages admin]: draws what they look like, from the build in `dist`.
const subjects: Readonly<Record<string, readonly DrawPictures[]>> = {
  mails: [drawMails],
  widgets: [drawWidgets, drawWidgetSheet],
  pages: [drawPageSheets],
  admin: [drawAdminSheet],
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(subjects, name));
if (unknown.length > 0)
  throw new Error(`There are pictures of ${Object.keys(subjects).join(', ')}.`);

await withProduct(({ url }) =>
  withBrowser(async (browser) => {
    for (const name of named.length > 0 ? named : Object.keys(subjects)) {
      for (const draw of subjects[name] ?? []) await draw(browser, url);
    }
  }),
);
