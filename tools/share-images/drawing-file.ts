import { readFile } from 'node:fs/promises';

/** A drawing of the site's public folder as a data: address, in its colours of the day. */
export async function drawingOf(
  path: string,
  adapt: (source: string) => string = (source) => source,
): Promise<string> {
  const source = await readFile(new URL(`../../site/public/${path}`, import.meta.url), 'utf8');
  return `data:image/svg+xml;base64,${Buffer.from(adapt(inDayColours(source))).toString('base64')}`;
}

/** The picture maker knows no custom properties: each use becomes the colour itself. */
function inDayColours(source: string): string {
  const style = /<style>([\s\S]*?)<\/style>/.exec(source)?.[1] ?? '';
  const [day = ''] = style.split('@media');
  const colours = new Map(
    [...day.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, colour]) => [name, colour]),
  );
  return source
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/var\(--([\w-]+)\)/g, (use, name: string) => {
      const colour = colours.get(name);
      if (!colour) throw new Error(`A drawing uses ${use} and does not define it.`);
      return colour;
    });
}
