export type Header = readonly [name: string, value: string];

const long = 'a'.repeat(7000);

/** Values of each header that have confused servers. */
const values: Readonly<Record<string, readonly string[]>> = {
  'Content-Type': [
    ...['application/json; charset=utf-16', 'application/json; charset=nothing', 'text/plain', ''],
    ...['multipart/form-data', 'multipart/form-data; boundary=', 'application/json, text/html'],
    ...['application/x-www-form-urlencoded', '/', '__proto__/x', 'image/png', 'image/svg+xml'],
  ],
  'Content-Encoding': ['br', 'deflate', 'gzip, gzip', 'identity', 'zstd', 'compress', '__proto__'],
  'Content-Length': [
    '0',
    '1',
    '-1',
    '+5',
    '1e3',
    '0x10',
    'abc',
    '',
    '7, 7',
    '99999',
    '9'.repeat(20),
  ],
  Origin: ['null', 'https://evil.example', 'http://localhost', 'http://[', ''],
  Cookie: [
    ...['session=', 'session=%', 'session="', 'session=a; session=b', 'session=__proto__', '; ;=;'],
    ...['__proto__=1', `session=${long}`, 'session', `session=${'0'.repeat(64)}`],
  ],
  'Idempotency-Key': ['', ' ', 'k'.repeat(200), 'k'.repeat(201), '__proto__', 'constructor'],
  'Accept-Encoding': ['br;q=0', '*', 'gzip;q=x', 'gzip;q=0.000,br;q=-1', ',,,', `${long},br`],
  'If-None-Match': ['*', 'W/"a"', '"', `"${long}"`, '""'],
  'If-Modified-Since': ['Sat, 01 Jan 0000 00:00:00 GMT', 'x', 'Fri, 31 Dec 275760 00:00:00 GMT'],
  'X-Forwarded-For': [
    ...['', ',,,', '::1', '::ffff:1.2.3.4', '[::1]:80', 'fe80::1%eth0', '999.1.1.1'],
    ...['1.2.3.4:99999', '1::2::3', '[', `${'1.2.3.4,'.repeat(800)}5.6.7.8`, '::%'],
    '0:0:0:0:0:0:0:0:0',
  ],
  'Stripe-Signature': [
    't=1,v1=',
    't=NaN,v1=00',
    't=1,v1=zz',
    ',,=,',
    `t=1,${'v1=00,'.repeat(1000)}`,
  ],
  'X-Forwarded-Host': ['evil.example'],
  'X-Forwarded-Proto': ['https', 'javascript'],
  Range: ['bytes=0-', 'bytes=-1', 'bytes=5-1', `bytes=${'0-0,'.repeat(1500)}1-`, 'bytes=a-b', '='],
  Host: [
    ...['', 'evil.example', 'a:b:c', '[::1', 'localhost:99999', '@', 'x'.repeat(5000), 'é.example'],
  ],
  Accept: ['*/*;q=x', 'a/b/c', ';', long],
  'Accept-Language': [
    '',
    '*;q=2',
    'en-US-x-'.repeat(500),
    'es;q=x',
    '__proto__',
    'es-MX,'.repeat(1000),
  ],
  'User-Agent': ['', 'Googlebot', long, 'Leakina Markwell 972-555-8341'],
  Referer: ['javascript:alert(1)', 'http://x/?email=leakina@markwell.example', long],
  'Sec-Fetch-Site': ['same-origin', 'cross-site', '__proto__'],
  'Access-Control-Request-Method': ['POST', 'DELETE', '__proto__'],
  'X-HTTP-Method-Override': ['DELETE', 'GET'],
  'X-Request-Id': ['forged', '\u001b[31m'],
  Authorization: ['Basic AAAA', 'Bearer x', `Basic ${long}`],
  Expect: ['100-continue', 'the-worst'],
  'Transfer-Encoding': ['gzip', 'identity', 'chunked, gzip', 'x'],
  Upgrade: ['websocket', 'h2c'],
  TE: ['trailers', 'chunked;q=0'],
};

export const oddHeaders: readonly Header[] = Object.entries(values).flatMap(([name, texts]) =>
  texts.map((text): Header => [name, text]),
);

/** With these, the server cannot know where the body ends, or closes without an answer of ours. */
export const isAmbiguous = ([name]: Header): boolean =>
  ['Content-Length', 'Transfer-Encoding', 'Host', 'Expect', 'Upgrade'].includes(name);
