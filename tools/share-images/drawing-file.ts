import { readFile } from 'node:fs/promises';

/** A drawing of the site's public folder as a data URL, in its light colors. */
export async function drawingOf(
  path: string,
  adapt: (source: string) => string = (source) => source,
): Promise<string> {
  const source = await readFile(new URL(`../../site/public/${path}`, import.meta.url), 'utf8');
  return `data:image/svg+xml;base64,${Buffer.from(adapt(withLightColors(source))).toString('base64')}`;
}

/** Satori does not support custom properties: each use becomes its fallback. */
const withLightColors = (source: string) =>
  source
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/var\(--[\w-]+, (#\w+)\)/g, (_use, color: string) => color);
