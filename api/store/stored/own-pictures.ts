import * as z from 'zod/mini';
import { uploadPath } from '#domain/business/upload-path.ts';

/**
 * `schema` for a record of an earlier version, which took any address for a picture: what is no upload is left out, so
 * that a page shows its drawing instead.
 */
export const withOwnPictures = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(z.transform(ownPictures), schema);

function ownPictures(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ownPictures);
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.entries(value).filter(([, part]) => !isForeign(part));
  return Object.fromEntries(own.map(([name, part]) => [name, ownPictures(part)]));
}

/** Whether a value is a picture with a file elsewhere. */
function isForeign(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('src' in value)) return false;
  const files = [value, 'small' in value ? value.small : undefined];
  return files.some(
    (file) => file !== undefined && !uploadPath.test(String((file as { src: unknown }).src)),
  );
}
