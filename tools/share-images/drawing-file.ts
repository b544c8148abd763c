import { readFile } from 'node:fs/promises';

/** A drawing of the site's public folder as a data: address, in its colours of the day. */
export async function drawingOf(
  path: string,
  adapt: (source: string) => string = (source) => source,
): Promise<string> {
  const source = await readFile(new URL(`../../site/public/${path}`, import.meta.url), 'utf8');
  return `data:image/svg+xml;base64,${Buffer.from(adapt(inDayColours(source))).toString('base64')}`;
}

/** The picture maker knows no custom properties: each use becomes the colour that it falls back to. */
const inDayColours = (source: string) =>
  source
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/var\(--[\w-]+, (#\w+)\)/g, (_use, colour: string) => colour);
