/** The bytes of a request as HTTP/1.1; an object becomes a JSON body. */
export function httpRequest(
  path: string,
  { headers = {}, body }: { headers?: Readonly<Record<string, string>>; body?: object } = {},
): Buffer {
  const text = body ? JSON.stringify(body) : '';
  const all = {
    Host: 'localhost',
    ...(body && {
      'Content-Type': 'application/json',
      'Content-Length': String(Buffer.byteLength(text)),
    }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${body ? 'POST' : 'GET'} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`);
}
