import type { Readable } from 'node:stream';
import type { ApiContext, ApiMiddleware } from '#api/http/api-context.ts';
import { ApiProblem } from '#api/http/api-problem.ts';
import type { ClientKey } from '#api/http/client-address.ts';
import { isFresh } from '#api/http/is-fresh.ts';
import { StreamedAnswers } from '#api/http/streamed-answers.ts';
import type { StoredUpload } from '#api/store/resources/uploads.ts';
import type { Store } from '#api/store/store.ts';
import { StoreUnavailableError } from '#api/store/store-unavailable-error.ts';
import { kindOf, type UploadKind } from '#api/store/upload-name.ts';
import { type HeldPicture, HeldPictures } from './held-pictures.ts';

const types: Readonly<Record<UploadKind, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};

const PREFIX = '/uploads/';

/** A page may have dozens of pictures, each read through up to 128 KB of memory. */
const streams = { all: 256, perClient: 64 };

/** A name is a hash of the content, so it is immutable. Opened as a page it may do nothing. */
const pictureHeaders = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
};

/** Serves the uploaded pictures below /uploads/, from memory if there is room. */
export function serveUploads(
  store: Store,
  { security, clientKey }: { security: Readonly<Record<string, string>>; clientKey: ClientKey },
): ApiMiddleware {
  const held = new HeldPictures();
  const streamed = new StreamedAnswers(streams);
  return async (ctx, next) => {
    if (!ctx.path.startsWith(PREFIX)) return next();
    ctx.state.route = 'upload';
    ctx.set({ ...security, 'X-Request-Id': ctx.state.requestId, 'Cache-Control': 'no-store' });
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD');
      return answerText(ctx, 405, 'Method not allowed');
    }
    try {
      await answerPicture(ctx, ctx.path.slice(PREFIX.length));
    } catch (err) {
      if (err instanceof StoreUnavailableError) {
        ctx.set('Retry-After', String(err.retryAfter));
        return answerText(ctx, 503, 'This picture cannot be read right now');
      }
      if (err instanceof ApiProblem) {
        ctx.set(err.headers);
        return answerText(ctx, err.status, 'Too many pictures at once');
      }
      ctx.state.log.error({ err });
      answerText(ctx, 500, 'Something went wrong on our side');
    }
  };

  async function answerPicture(ctx: ApiContext, name: string): Promise<void> {
    const picture = held.find(name) ?? (await store.uploads.find(name));
    if (!picture) return answerText(ctx, 404, 'Not found');
    const etag = `"${name}"`;
    const fresh = isFresh(ctx.req.headers['if-none-match'], etag);
    const body = fresh || ctx.method === 'HEAD' ? null : await bodyFor(ctx, name, picture);
    ctx.set({ ...pictureHeaders, ETag: etag });
    if (fresh) {
      ctx.status = 304;
      return;
    }
    ctx.status = 200;
    ctx.set({ 'Content-Type': types[kindOf(name)], 'Content-Length': String(picture.size) });
    if (body) ctx.body = body;
  }

  async function bodyFor(
    ctx: ApiContext,
    name: string,
    picture: HeldPicture | StoredUpload,
  ): Promise<Buffer | Readable> {
    const inMemory = 'bytes' in picture ? picture : held.hold(name, picture);
    if (inMemory) return held.bytesFor(ctx.res, inMemory);
    streamed.add(ctx.res, clientKey(ctx.req));
    return (picture as StoredUpload).stream();
  }
}

function answerText(ctx: ApiContext, status: number, text: string): void {
  ctx.status = status;
  ctx.body = text;
}
