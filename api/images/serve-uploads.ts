import type { ApiMiddleware } from '#api/api-context.ts';
import type { Store } from '#api/store/store.ts';
import { kindOf, type UploadKind } from '#api/store/upload-name.ts';

const types: Readonly<Record<UploadKind, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};

const PREFIX = '/uploads/';

/** A name stands for the same bytes for ever; opened by itself a picture may do nothing at all. */
const pictureHeaders = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
};

/** Answers the pictures that the owner uploaded, whole or with 404. */
export const serveUploads =
  (store: Store, security: Readonly<Record<string, string>>): ApiMiddleware =>
  async (ctx, next) => {
    if (!ctx.path.startsWith(PREFIX)) return next();
    ctx.state.route = 'upload';
    ctx.set({ ...security, 'X-Request-Id': ctx.state.requestId, 'Cache-Control': 'no-store' });
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD');
      ctx.status = 405;
      ctx.body = 'Method not allowed';
      return;
    }
    const name = ctx.path.slice(PREFIX.length);
    const bytes = await store.uploads.find(name).catch((err: unknown) => {
      ctx.state.log.error({ requestId: ctx.state.requestId, err });
      return 'unreadable' as const;
    });
    if (bytes === 'unreadable') {
      ctx.status = 500;
      ctx.body = 'Something went wrong on our side';
      return;
    }
    if (!bytes) {
      ctx.status = 404;
      ctx.body = 'Not found';
      return;
    }
    ctx.set({ ...pictureHeaders, 'Content-Type': types[kindOf(name)] });
    // Koa would answer any other view of the bytes as JSON.
    ctx.body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  };
