/** Pixels along the longer side of what is uploaded: twice what an article shows. */
const SIDE = 1600;

/** Of WebP and JPEG: no difference to the eye, a tenth of a telephone's file. */
const QUALITY = 0.85;

/**
 * The picture of `file` drawn anew, at most 1600 pixels wide and high and the right way up. What a
 * camera wrote beside it, such as the place, stays behind. Rejects where there is no picture.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const webp = await blobOf(canvas, 'image/webp');
  // Safari writes no WebP and gives a PNG instead, which of a photograph would be huge.
  return webp.type === 'image/webp' ? webp : blobOf(canvas, 'image/jpeg');
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error(`No ${type} was made`))),
      type,
      QUALITY,
    );
  });
}
