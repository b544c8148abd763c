import { send } from '#client/send.ts';
import type { Picture } from '#domain/business/picture.schema.ts';
import { FieldFault } from './field-fault.ts';
import { shrinkLogo, shrinkPicture } from './shrink-picture.ts';

export type UploadedPicture = Omit<Picture, 'alt'>;

/** Where a picture is shown: a photograph of the site is also stored in fewer pixels, a logo without loss. */
export type PictureUse = 'article' | 'photograph' | 'logo';

/** The longer side in pixels: twice the width of an article; of a logo, as the server stores it. */
const MAX_SIDE = { article: 1600, photograph: 1600, logo: 1024 } as const;
/** Twice the width of a phone. */
const SMALL_SIDE = 800;

const drawingType = 'image/svg+xml';

/** Stores the picture of `file` on the site. Rejects with a `FieldFault` if it is not a picture. */
export async function uploadPicture(file: Blob, use: PictureUse): Promise<UploadedPicture> {
  // Browsers do not decode a drawing by itself; the server draws it.
  if (file.type === drawingType) return store(file);
  const shrink = use === 'logo' ? shrinkLogo : shrinkPicture;
  const body = await shrink(file, MAX_SIDE[use]).catch(() => undefined);
  if (!body) throw new FieldFault('image', 'Choose a PNG, JPEG, WebP or SVG picture');
  const picture = await store(body);
  if (use !== 'photograph' || Math.max(picture.width, picture.height) <= SMALL_SIDE) return picture;
  const { src, width } = await store(await shrinkPicture(file, SMALL_SIDE));
  return { ...picture, small: { src, width } };
}

async function store(body: Blob): Promise<UploadedPicture> {
  const { url, ...size } = await send('POST /api/blog/images', { body });
  return { src: url, ...size };
}
