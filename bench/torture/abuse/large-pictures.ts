import sharp from 'sharp';
import { httpRequest } from '../../serving/http-request.ts';
import type { Owner } from '../owner.ts';
import type { Attack } from './attack.ts';
import { flood } from './flood.ts';

const WORKERS = 4;
/** As many pixels as are decoded, and one column more. */
const SIDE = 4096;

const icons = ['/favicon.ico', '/favicon.svg', '/icon-512.png', '/icon-maskable-512.png'];
const others = ['/apple-touch-icon.png', '/share/home.png', '/share/pricing.png'];
const paths = [...icons, ...others];

type Upload = readonly [body: Buffer, type: string, status: number];

const picture = (width: number) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 8 } as const;
  return sharp({ create: { width, height: SIDE, channels: 3, background: '#2b4fb3', noise } });
};

/** A group of 100 shapes, 49 times. */
const drawing = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><g id="a">${'<circle cx="50" cy="50" r="4" fill="#2b4fb3"/>'.repeat(100)}</g>${'<use href="#a"/>'.repeat(48)}</svg>`,
);

let uploads: readonly Upload[] = [];

export const largePictures: Attack = {
  measure: `${WORKERS} connections ask for icons of a logo of 16 million pixels; the owner uploads as large pictures and drawings`,
  async prepare({ owner }) {
    const jpeg = await picture(SIDE).jpeg({ quality: 10, progressive: true }).toBuffer();
    uploads = [
      [jpeg, 'image/jpeg', 201],
      [await picture(SIDE).webp({ quality: 5 }).toBuffer(), 'image/webp', 201],
      [
        await picture(SIDE + 1)
          .jpeg({ quality: 10 })
          .toBuffer(),
        'image/jpeg',
        422,
      ],
      [drawing, 'image/svg+xml', 201],
    ];
    const answer = await owner.sendPicture(new Uint8Array(jpeg), 'image/jpeg');
    if (!answer.ok) throw new Error(`The logo was answered with ${answer.status}`);
    const { url, ...size } = (await answer.json()) as { url: string };
    const brand = await owner.read<object>('business/brand');
    const logo = { src: url, ...size, alt: 'Logo' };
    const saved = await owner.send('PUT', 'business/brand', { ...brand, logo });
    if (!saved.ok) throw new Error(`The brand was answered with ${saved.status}`);
    return [];
  },
  run(target) {
    let n = 0;
    return flood(target, WORKERS, () => httpRequest(paths[++n % paths.length] ?? '/'));
  },
  async harm({ owner, server }) {
    const faults = await Promise.all(uploads.map((upload) => faultOf(owner, ...upload)));
    const icon = await fetch(`${server.url}/favicon.ico`);
    return [...faults.flat(), ...(icon.ok ? [] : [`an icon was answered with ${icon.status}`])];
  },
};

async function faultOf(
  owner: Owner,
  body: Buffer,
  type: string,
  status: number,
): Promise<string[]> {
  const answer = await owner.sendPicture(new Uint8Array(body), type);
  await answer.body?.cancel();
  return answer.status === status ? [] : [`${type} was answered with ${answer.status}`];
}
