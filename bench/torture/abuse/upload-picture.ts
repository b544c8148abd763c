import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { Owner } from '../owner.ts';

/**
 * Uploads a square of noise, which PNG cannot compress: three bytes a pixel. Resolves to its path.
 */
export async function uploadPicture(owner: Owner, side: number): Promise<string> {
  const raw = { width: side, height: side, channels: 3 } as const;
  const noise = randomBytes(side * side * raw.channels);
  const body = new Uint8Array(await sharp(noise, { raw }).png().toBuffer());
  const answer = await owner.sendPicture(body, 'image/png');
  if (!answer.ok) throw new Error(`The picture was answered with ${answer.status}`);
  return ((await answer.json()) as { url: string }).url;
}
