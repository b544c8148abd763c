import type { RouteContext } from '#api/http/api-context.ts';

/** Answers with a private document. */
export function sendPdf(ctx: RouteContext, fileName: string, bytes: Buffer): void {
  ctx.set('X-Robots-Tag', 'noindex, nofollow');
  ctx.set('Cache-Control', 'private, no-store');
  ctx.body = bytes;
  ctx.type = 'application/pdf';
  ctx.attachment(fileName);
}
