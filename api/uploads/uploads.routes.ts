import type { ApiMiddleware } from '#api/http/api-context.ts';
import { ApiProblem } from '#api/http/api-problem.ts';
import { readBytes } from '#api/http/read-bytes.ts';
import { allowLongRequest } from '#api/http/request-deadline.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { PICTURE_BYTES_MAX, pictures } from '#api/pictures/pictures.ts';

export function uploadsRoutes(
  router: ApiRouter,
  { store, owner, ownOrigin }: RouteDependencies,
): void {
  router.post('/api/blog/images', owner, ownOrigin, requirePictureType, async (ctx) => {
    allowLongRequest(ctx.req);
    const picture = await pictures.encode(await readBytes(ctx.req, PICTURE_BYTES_MAX));
    const name = await store.uploads.add(picture.bytes, picture.kind);
    ctx.status = 201;
    ctx.body = { url: `/uploads/${name}`, width: picture.width, height: picture.height };
  });
}

/** Media types that a form of another site cannot send. */
const requirePictureType: ApiMiddleware = (ctx, next) => {
  if (ctx.is('image/png', 'image/jpeg', 'image/webp', 'image/svg+xml')) return next();
  const detail = 'Send a PNG, JPEG, WebP or SVG picture as it is.';
  throw new ApiProblem('unsupported_media_type', { detail });
};
