/** The longer side of an uploaded picture in pixels: twice the width of an article. */
const MAX_SIDE = 1600;

/** Of WebP and JPEG: no visible difference, at a tenth of a phone's file size. */
const QUALITY = 0.85;

/**
 * Re-encodes the picture of `file`, upright and at most 1600 pixels wide and high, without metadata
 * such as the location. Rejects if `file` is not a picture.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const webp = await blobOf(canvas, 'image/webp');
  // Safari cannot encode WebP and returns a PNG, which is huge for a photograph.
  return webp.type === 'image/webp' ? webp : blobOf(canvas, 'image/jpeg');
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error(`Could not encode ${type}`))),
      type,
      QUALITY,
    );
  });
}
