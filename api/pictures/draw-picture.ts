import { readFile } from 'node:fs/promises';
import satori from 'satori';
import sharp from 'sharp';
import { icoOf } from '#api/brand/ico.ts';
import type { PictureOrder } from '#api/brand/picture-order.ts';

const font = async (weight: 500 | 700) => ({
  name: 'Figtree',
  weight,
  style: 'normal' as const,
  data: await readFile(
    new URL(import.meta.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`)),
  ),
});

const fonts = await Promise.all([font(500), font(700)]);

const palettes = {
  // Few and flat colors: without dithering it is sharper and half the size.
  flat: { palette: true, colors: 64, dither: 0 },
  // A third of the bytes of all colors; programs that preview links load no large image.
  photo: { palette: true, colors: 256, dither: 1 },
};

export async function drawPicture({ box, width, height, format }: PictureOrder): Promise<Buffer> {
  // Texts become paths, so that no viewer needs the font.
  const svg = Buffer.from(await satori(box as never, { width, height, fonts }));
  if (format === 'svg') return svg;
  const png = (size: number) =>
    sharp(svg, { density: (72 * size) / width })
      .resize(size)
      .png({ compressionLevel: 9 });
  if (format === 'ico') {
    const icons = [];
    for (const size of [16, 32, 48]) icons.push({ size, png: await png(size).toBuffer() });
    return icoOf(icons);
  }
  return png(width)
    .png({ compressionLevel: 9, ...(format !== 'png' && palettes[format]) })
    .toBuffer();
}
