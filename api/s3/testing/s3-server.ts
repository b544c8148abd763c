import { createHash, createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { S3Bucket } from '../s3-variables.ts';

const keys = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' };
const REGION = 'us-east-1';

/** Names that a page of a list has; a real store's page has 1,000. */
const PAGE = 2;

interface Upload {
  key: string;
  parts: Map<number, Buffer>;
}

/**
 * An S3-compatible store with one bucket, in memory: objects, uploads in parts and lists, each call with a signature
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html) that is verified.
 */
export async function startS3(bucket = 'backups') {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Upload>();
  const calls: string[] = [];
  /** The status of every answer while it is set. */
  let failing: number | undefined;
  let stalling: 'before' | 'within' | undefined;
  let damage = (_key: string, body: Buffer) => body;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const url = new URL(request.url ?? '/', 'http://s3.test');
    const { method = '' } = request;
    calls.push(`${method} ${url.pathname}`);
    const fail = (status: number, code: string) => {
      const text = method === 'HEAD' ? '' : `<Error><Code>${code}</Code></Error>`;
      response.writeHead(status, { 'Content-Type': 'application/xml' }).end(text);
    };
    if (stalling === 'before') return;
    if (failing) return fail(failing, 'ServiceUnavailable');
    if (!isSigned(request, url, body)) return fail(403, 'SignatureDoesNotMatch');
    const [, named = '', ...rest] = decodeURIComponent(url.pathname).split('/');
    const key = rest.join('/');
    if (named !== bucket) return fail(404, 'NoSuchBucket');
    const send = (text: string | Buffer, headers: Record<string, string> = {}) =>
      void response.writeHead(200, headers).end(text);
    const id = url.searchParams.get('uploadId') ?? '';
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;

    if (method === 'HEAD' && key === '') return send('');
    if (method === 'GET' && key === '') return send(list(url.searchParams));
    if (method === 'POST' && url.searchParams.has('uploads')) {
      const uploadId = randomUUID();
      uploads.set(uploadId, { key, parts: new Map() });
      return send(xml('InitiateMultipartUploadResult', { UploadId: uploadId, Key: key }));
    }
    const upload = uploads.get(id);
    if (id && !upload) return fail(404, 'NoSuchUpload');
    if (upload && method === 'PUT') {
      upload.parts.set(Number(url.searchParams.get('partNumber')), body);
      return send('', { ETag: etag });
    }
    if (upload) uploads.delete(id);
    if (upload && method === 'POST') {
      const parts = [...upload.parts].sort(([one], [other]) => one - other);
      objects.set(key, Buffer.concat(parts.map(([, part]) => part)));
      return send(xml('CompleteMultipartUploadResult', { Key: key }));
    }
    if (method === 'PUT') {
      objects.set(key, damage(key, body));
      return send('', { ETag: etag });
    }
    if (method === 'DELETE') {
      if (!upload) objects.delete(key);
      return void response.writeHead(204).end();
    }
    const found = objects.get(key);
    if (!found) return fail(404, 'NoSuchKey');
    response.setHeader('Content-Length', found.length);
    if (stalling === 'within') return void response.write(found.subarray(0, 1));
    send(method === 'HEAD' ? '' : found);
  }

  function list(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? '';
    const all = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = all.slice(0, PAGE);
    const isTruncated = all.length > page.length;
    return xml('ListBucketResult', {
      IsTruncated: String(isTruncated),
      ...(isTruncated && { NextContinuationToken: page.at(-1) ?? '' }),
      Contents: page.map((Key) => ({ Key })),
    });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const options: S3Bucket = { endpoint, region: REGION, ...keys, bucket, prefix: '' };
  return {
    close() {
      server.closeAllConnections();
      server.close();
    },
    options,
    /** By key. */
    objects,
    calls,
    unfinished: uploads,
    fail(status: number | undefined) {
      failing = status;
    },
    /** Holds answers back, or cuts them off. */
    stall(where: typeof stalling) {
      stalling = where;
    },
    /** What is kept in place of a body. */
    damage(change: typeof damage) {
      damage = change;
    },
    /** For a process. */
    variables: {
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
  };
}

/** The same, closed after the test. */
export async function s3ForTest(bucket?: string) {
  const s3 = await startS3(bucket);
  onTestFinished(() => s3.close());
  return s3;
}

type Xml = string | readonly Record<string, string>[];

const xml = (name: string, content: Record<string, Xml>): string =>
  `<?xml version="1.0"?><${name}>${elements(content)}</${name}>`;

const elements = (content: Record<string, Xml>): string =>
  Object.entries(content)
    .flatMap(([name, value]) =>
      typeof value === 'string'
        ? `<${name}>${value}</${name}>`
        : value.map((item) => `<${name}>${elements(item)}</${name}>`),
    )
    .join('');

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function isSigned({ method, headers }: IncomingMessage, url: URL, body: Buffer): boolean {
  const [, date = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=test-key\/(\d{8})\/us-east-1\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const digest = String(headers['x-amz-content-sha256']);
  if (!signature || (digest !== 'UNSIGNED-PAYLOAD' && digest !== sha256(body))) return false;
  const query = [...url.searchParams].map((pair) => pair.map(encoded).join('=')).sort();
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const request = [method, url.pathname, query.join('&'), signed.join(''), names, digest].join(
    '\n',
  );
  const scope = `${date}/${REGION}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n');
  const key = [date, REGION, 's3', 'aws4_request'].reduce<string | Buffer>(
    (key, part) => hmac(key, part),
    `AWS4${keys.secretAccessKey}`,
  );
  return hmac(key, text).toString('hex') === signature;
}
