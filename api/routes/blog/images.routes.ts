import type { ApiMiddleware } from '#api/api-context.ts';
import { PICTURE_BYTES_MAX, pictureOf } from '#api/images/picture.ts';
import { readBytes } from '#api/middleware/bytes-body.ts';
import { ApiProblem } from '#api/problem/api-problem.ts';
import type { ApiRouter, RouteParts } from '#api/routes/route-parts.ts';

/** Types of content that no form of another site can send. */
const pictureTypes: ApiMiddleware = (ctx, next) => {
  if (ctx.is('image/png', 'image/jpeg', 'image/webp')) return next();
  const detail = 'Send a PNG, JPEG or WebP picture as it is.';
  throw new ApiProblem('unsupported_media_type', { detail });
};

export function imagesRoutes(router: ApiRouter, { store, owner, ownOrigin }: RouteParts): void {
  router.post('/api/blog/images', owner, ownOrigin, pictureTypes, async (ctx) => {
    const picture = pictureOf(await readBytes(ctx.req, PICTURE_BYTES_MAX));
    if (typeof picture === 'string') {
      const errors = [{ path: 'image', message: picture }];
      throw new ApiProblem('validation_failed', { errors });
    }
    const { kind, width, height, bytes } = picture;
    const name = await store.uploads.add(bytes, kind);
    ctx.status = 201;
    ctx.body = { url: `/uploads/${name}`, width, height };
  });
}
