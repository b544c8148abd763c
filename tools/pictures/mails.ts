import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import type { MessageContent } from '#domain/messages/message-content.ts';
import { type MessageKind, messageKinds } from '#domain/messages/message-kinds.ts';
import { sampleMessage } from '#mail/testing/sample-messages.ts';
import { type DrawPictures, typeface } from './draw-pictures.ts';

const FOLDER = 'docs/mail';

interface Picture {
  kind: MessageKind;
  name: string;
  width: number;
  colorScheme: 'light' | 'dark';
}

const shownInAll: readonly MessageKind[] = ['booking_confirmed', 'new_request'];

const pictures: readonly Picture[] = [
  ...messageKinds.map((kind): Picture => ({ kind, name: kind, width: 600, colorScheme: 'light' })),
  ...shownInAll.flatMap((kind): Picture[] => [
    { kind, name: `${kind}-dark`, width: 600, colorScheme: 'dark' },
    { kind, name: `${kind}-320`, width: 320, colorScheme: 'light' },
  ]),
];

/** Writes what each mail looks like to `docs/mail`, rendered by the build in `dist`. */
export const drawMails: DrawPictures = async (browser) => {
  const entry = pathToFileURL(resolve('dist/mail/server/entry-server.js')).href;
  const { renderMail } = (await import(entry)) as {
    renderMail: (content: MessageContent) => string;
  };
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const picture of pictures) {
    await draw(browser, picture, renderMail(sampleMessage(picture.kind)));
  }
};

async function draw(browser: Browser, { name, width, colorScheme }: Picture, html: string) {
  const page = await browser.newPage({ viewport: { width, height: 200 }, colorScheme });
  await page.setContent(html);
  await page.addStyleTag({ content: typeface });
  await page.evaluate(() => document.fonts.load('16px Figtree'));
  const png = await page.screenshot({ fullPage: true });
  await page.close();
  await sharp(png)
    .png({ palette: true, colors: 64, dither: 0, compressionLevel: 9 })
    .toFile(`${FOLDER}/${name}.png`);
}
