import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Best first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

type Headers = Readonly<Record<string, string>>;

export interface Variant {
  /** Complete but for what each request adds. */
  headers: Headers;
  body: Buffer;
}

/** A page or file in every encoding that it has, made once, so that answering it is no work. */
export interface Document {
  status: number;
  etag: string;
  variants: { identity: Variant; br?: Variant; gzip?: Variant };
}

export function createDocument(
  status: number,
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer },
  headers: Headers,
): Document {
  // Weak, because one tag stands for the same content in every encoding.
  const digest = createHash('sha256').update(bodies.identity).digest('base64url');
  const etag = `W/"${digest.slice(0, 22)}"`;
  const variant = (body: Buffer, encoding?: Encoding): Variant => ({
    body,
    headers: {
      ...headers,
      'Content-Length': String(body.length),
      ...(encoding && { 'Content-Encoding': encoding }),
      Vary: 'Accept-Encoding',
      ETag: etag,
    },
  });
  return {
    status,
    etag,
    variants: {
      identity: variant(bodies.identity),
      ...(bodies.br && { br: variant(bodies.br, 'br') }),
      ...(bodies.gzip && { gzip: variant(bodies.gzip, 'gzip') }),
    },
  };
}

export async function createHtmlDocument(
  status: number,
  html: string,
  headers: Headers,
): Promise<Document> {
  const identity = Buffer.from(html);
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  const type = { 'Content-Type': 'text/html; charset=utf-8' };
  return createDocument(status, { identity, br, gzip: gzipped }, { ...headers, ...type });
}
