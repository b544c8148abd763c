import fc from 'fast-check';

const host = 'Host: localhost\r\n';
const get = `GET /healthz HTTP/1.1\r\n${host}`;
const post = `POST /api/contact HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;
const hidden = `GET /admin HTTP/1.1\r\n${host}\r\n`;

/** Request smuggling: two parsers could find one or two requests in each of these. */
export const smuggling: readonly string[] = [
  `${post}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  `${post}Transfer-Encoding: chunked\r\nContent-Length: 6\r\n\r\n0\r\n\r\n${hidden}`,
  `${post}Content-Length: 0\r\nContent-Length: 44\r\n\r\n${hidden}`,
  `${post}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${hidden}`,
  `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`,
  `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`,
  `${post}Transfer-Encoding:\u000bchunked\r\n\r\n0\r\n\r\n${hidden}`,
  ...[`${post}Content-Length: 0x2c\r\n\r\n${hidden}`, `${post}Content-Length: +0\r\n\r\n${hidden}`],
  `${post}Content-Length: 0\u0000\r\n\r\n${hidden}`,
  `${post}Content-Length\u0000: 0\r\n\r\n${hidden}`,
  `${post}X: y\nContent-Length: 0\n\n${hidden}`,
  `${post}X: y\rContent-Length: 0\r\n\r\n${hidden}`,
];

/** No request, or one that no client sends. */
export const broken: readonly string[] = [
  ...['\r\n\r\n', '\0', 'GET', 'GET /\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n'],
  ...['G\u00e9T / HTTP/1.1\r\n\r\n', 'get / http/1.1\r\n\r\n', 'GET  / HTTP/1.1\r\n\r\n'],
  ...[' GET / HTTP/1.1\r\n\r\n', 'GET / HTTP/1.1\r\n\r\n', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  ...[`OPTIONS * HTTP/1.1\r\n${host}\r\n`, `GET / HTTP/1.1\r\n${host}${host}\r\n`],
  ...[`GET / HTTP/1.0\r\n\r\n`, `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n${host}\r\n`],
  ...[`${get}X: ${'a'.repeat(20_000)}\r\n\r\n`, `${get}${'X: 1\r\n'.repeat(2500)}\r\n`],
  ...[`${get}: empty\r\n\r\n`, `${get}X\r\n\r\n`, `${get}X: a\r\n b\r\n\r\n`],
  ...[`${get}X: \u0000\r\n\r\n`, `${get}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n`],
  `${get}Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABk\r\n\r\n`,
  `${get}Expect: 100-continue\r\nContent-Length: 5\r\n\r\n`,
  `${get}\r\n`.repeat(50),
  `${post}Content-Length: 500\r\n\r\n{"firstName":"Leakina`,
  ...['z', '-1', 'ffffffffffffffff', '5;a=b', '5\r\nab', `5;${'x'.repeat(40_000)}`, ''].map(
    (size) => `${post}Transfer-Encoding: chunked\r\n\r\n${size}\r\nabcde\r\n0\r\n\r\n`,
  ),
  `${post}Transfer-Encoding: chunked\r\n\r\n0\r\n${'X: y\r\n'.repeat(3000)}\r\n`,
  `${post}Transfer-Encoding: chunked\r\n\r\n${'1\r\n{\r\n'.repeat(3000)}0\r\n\r\n`,
  // The first bytes of a TLS connection.
  '\u0016\u0003\u0001\u0000\u00a5\u0001\u0000\u0000\u00a1\u0003\u0003',
];

/** Bytes that are no request, and requests with some bytes changed. */
export const brokenHttp: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...broken, ...smuggling),
        fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 6 }),
      )
      .map(([text, edits]) => {
        const bytes = Buffer.from(text, 'latin1');
        for (const [at, value] of edits) bytes[at % bytes.length] = value;
        return bytes;
      }),
  },
);
