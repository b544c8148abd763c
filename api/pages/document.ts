import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** In order of preference. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

type Headers = Readonly<Record<string, string>>;
type Bodies = { identity: Buffer; br?: Buffer; gzip?: Buffer };

interface Variant {
  /** Complete except for the request id. */
  headers: Headers;
  body: Buffer;
}

/** A page or file in each available encoding, prepared once. */
export interface Document {
  status: number;
  etag: string;
  variants: { identity: Variant; br?: Variant; gzip?: Variant };
}

export function createDocument(status: number, bodies: Bodies, headers: Headers): Document {
  // Weak, because one tag stands for every encoding.
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

/** A page; `compress` for those that are cached. */
export async function createPage(
  status: number,
  text: string,
  headers: Headers,
  options: { compress: boolean },
): Promise<Document> {
  const identity = Buffer.from(text);
  const bodies = options.compress ? await compress(identity) : { identity };
  return createDocument(status, bodies, headers);
}

async function compress(identity: Buffer): Promise<Bodies> {
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  return { identity, br, gzip: gzipped };
}
