import type { ApiContext } from '#api/api-context.ts';
import { type Document, type Encoding, encodings } from './document.ts';

/**
 * Answers with a ready document. It writes to Node's response directly: Koa's setters would cost
 * more than all the rest of such an answer.
 */
export function sendDocument(ctx: ApiContext, document: Document): void {
  const { req, res } = ctx;
  const requestId = ctx.state.requestId;
  ctx.respond = false;

  if (document.status === 200 && isFresh(req.headers['if-none-match'], document.etag)) {
    const { 'Content-Length': _length, ...headers } = document.variants.identity.headers;
    res.writeHead(304, { ...headers, 'X-Request-Id': requestId }).end();
    return;
  }
  const { body, headers } = bestVariant(document, req.headers['accept-encoding']);
  res.writeHead(document.status, { ...headers, 'X-Request-Id': requestId });
  // Node itself leaves the body out of an answer to HEAD.
  res.end(body);
}

const isFresh = (header: string | undefined, etag: string) =>
  header !== undefined && (header === '*' || header.includes(etag));

function bestVariant({ variants }: Document, accept: string | undefined) {
  for (const encoding of acceptedEncodings(accept)) {
    const variant = variants[encoding];
    if (variant) return variant;
  }
  return variants.identity;
}

const MAX_REMEMBERED = 100;
const remembered = new Map<string, Encoding[]>();

/** Best first. Browsers send a handful of different headers, so each is taken apart once. */
export function acceptedEncodings(header = ''): Encoding[] {
  const known = remembered.get(header);
  if (known) return known;
  const named = header
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.replace(/;.*/, '').trim());
  const accepted = encodings.filter((encoding) => named.includes(encoding));
  if (remembered.size < MAX_REMEMBERED) remembered.set(header, accepted);
  return accepted;
}
