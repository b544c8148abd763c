import type { ApiContext } from '#api/http/api-context.ts';
import { isFresh } from '#api/http/is-fresh.ts';
import { type Document, type Encoding, encodings } from './document.ts';

/**
 * Answers with a prepared document. Writes to Node's response directly, because Koa's setters would
 * take longer than the rest of the answer.
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
  // Node omits the body of an answer to HEAD.
  res.end(body);
}

function bestVariant({ variants }: Document, accept: string | undefined) {
  for (const encoding of acceptedEncodings(accept)) {
    const variant = variants[encoding];
    if (variant) return variant;
  }
  return variants.identity;
}

const MEMO_MAX = 100;
const memo = new Map<string, Encoding[]>();

/** In order of preference. Memoized, because browsers send only a handful of different headers. */
export function acceptedEncodings(header = ''): Encoding[] {
  const known = memo.get(header);
  if (known) return known;
  const named = header
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.replace(/;.*/, '').trim());
  const accepted = encodings.filter((encoding) => named.includes(encoding));
  if (memo.size < MEMO_MAX) memo.set(header, accepted);
  return accepted;
}
