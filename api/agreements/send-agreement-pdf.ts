import type { RouteContext } from '#api/http/api-context.ts';

/** Answers with a private document. */
export function sendAgreementPdf(ctx: RouteContext, bytes: Buffer): void {
  ctx.set('X-Robots-Tag', 'noindex, nofollow');
  ctx.set('Cache-Control', 'no-store');
  ctx.body = bytes;
  ctx.type = 'application/pdf';
  ctx.attachment('inspection-agreement.pdf');
}
