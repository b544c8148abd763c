import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createPublicFetch, MAX_FETCH_BYTES } from './public-fetch.ts';
import { publicNetwork } from './public-request.ts';
import { tlsServer } from './testing/tls-server.ts';

const page = 'https://calendar.example/a/private.ics?key=1';

const redirectTo = (location: string) => (_: unknown, response: ServerResponse) => {
  response.writeHead(302, { location }).end();
};

describe('a public fetch', () => {
  it('answers with the text and its validators', async () => {
    const { network, requests } = await tlsServer((_, response) => {
      response.writeHead(200, { etag: '"1"', 'last-modified': 'Sun, 22 Nov 2026 10:00:00 GMT' });
      response.end('Grüße');
    });
    expect(await createPublicFetch(network)(page)).toEqual({
      outcome: 'changed',
      text: 'Grüße',
      etag: '"1"',
      lastModified: 'Sun, 22 Nov 2026 10:00:00 GMT',
    });
    const [request] = requests;
    expect(request?.url).toBe('/a/private.ics?key=1');
    expect(request?.headers).toMatchObject({
      host: 'calendar.example',
      'accept-encoding': 'identity',
    });
    expect(request?.headers).not.toHaveProperty('if-none-match');
  });

  it('asks for changes only', async () => {
    const { network, requests } = await tlsServer((_, response) => response.writeHead(304).end());
    const known = { etag: '"1"', lastModified: 'Sun, 22 Nov 2026 10:00:00 GMT' };
    const fetched = await createPublicFetch(network)(page, { known });
    expect(fetched).toEqual({ outcome: 'unchanged' });
    expect(requests[0]?.headers).toMatchObject({
      'if-none-match': '"1"',
      'if-modified-since': 'Sun, 22 Nov 2026 10:00:00 GMT',
    });
  });

  it.each([
    'http://calendar.example/',
    'https://calendar.example:8443/',
    'https://user:secret@calendar.example/',
    'https://user@calendar.example/',
    'file:///etc/passwd',
    'ftp://calendar.example/',
    'calendar.example',
  ])('does not fetch %s', async (address) => {
    const { network, requests } = await tlsServer((_, response) => response.end());
    await expect(createPublicFetch(network)(address)).rejects.toMatchObject({ failure: 'address' });
    await expect(createPublicFetch({ ...network })(page)).resolves.toBeDefined();
    expect(requests).toHaveLength(1);
  });

  it.each(['https://127.0.0.1/', 'https://[::1]/', 'https://0x7f.1/', 'https://169.254.169.254/'])(
    'does not connect to %s',
    async (address) => {
      const fetch = createPublicFetch(publicNetwork);
      await expect(fetch(address)).rejects.toMatchObject({ failure: 'private' });
    },
  );

  it('does not connect when one of the addresses of a name is not public', async () => {
    const { network, requests } = await tlsServer((_, response) => response.end());
    const fetch = createPublicFetch({
      ...network,
      resolve: async () => [
        { address: '127.0.0.1', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ],
    });
    await expect(fetch(page)).rejects.toMatchObject({ failure: 'private' });
    expect(requests).toHaveLength(0);
  });

  it('connects to the address that was checked, whatever the name says next', async () => {
    const { network, requests } = await tlsServer((_, response) => response.end('fine'));
    let asked = 0;
    const fetch = createPublicFetch({
      ...network,
      async resolve() {
        asked += 1;
        return [{ address: asked === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
      },
    });
    expect(await fetch(page)).toMatchObject({ text: 'fine' });
    expect([asked, requests.length]).toEqual([1, 1]);
  });

  it('follows three redirects and no fourth', async () => {
    let left = 3;
    const { network } = await tlsServer((request, response) => {
      left -= 1;
      if (left < 0) response.end('here');
      else redirectTo('/next')(request, response);
    });
    expect(await createPublicFetch(network)(page)).toMatchObject({ text: 'here' });
    left = 4;
    await expect(createPublicFetch(network)(page)).rejects.toMatchObject({ failure: 'redirects' });
  });

  it('checks each redirect again', async () => {
    const { network, requests } = await tlsServer(redirectTo('https://other.example/'));
    const fetch = createPublicFetch({
      ...network,
      resolve: async (name) => [
        { address: name === 'calendar.example' ? '127.0.0.1' : '192.168.1.1', family: 4 },
      ],
    });
    await expect(fetch(page)).rejects.toMatchObject({ failure: 'private' });
    expect(requests).toHaveLength(1);
  });

  it.each(['http://calendar.example/', 'https://user:pass@calendar.example/', 'file:///etc/hosts'])(
    'does not follow a redirect to %s',
    async (location) => {
      const { network, requests } = await tlsServer(redirectTo(location));
      await expect(createPublicFetch(network)(page)).rejects.toMatchObject({ failure: 'address' });
      expect(requests).toHaveLength(1);
    },
  );

  it.each([404, 500, 301])('fails with status %i', async (status) => {
    const { network } = await tlsServer((_, response) => response.writeHead(status).end());
    const attempt = createPublicFetch(network)(page);
    await expect(attempt).rejects.toMatchObject({ failure: 'status', status });
  });

  it('ends at the limit of its size', async () => {
    const { network } = await tlsServer((_, response) => {
      response.write('x'.repeat(MAX_FETCH_BYTES));
      response.end(response.req.url === '/more' ? 'x' : undefined);
    });
    const fetch = createPublicFetch(network);
    const fitting = await fetch('https://calendar.example/');
    expect(fitting.outcome === 'changed' && fitting.text.length).toBe(MAX_FETCH_BYTES);
    await expect(fetch('https://calendar.example/more')).rejects.toMatchObject({
      failure: 'too_large',
    });
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['no answer comes', () => undefined],
    ['an answer does not end', (response) => response.write('BEGIN:VCALENDAR')],
  ])('ends in time when %s', async (_, respond) => {
    const { network } = await tlsServer((_request, response) => respond(response));
    const attempt = createPublicFetch({ ...network, timeout: 300 })(page);
    await expect(attempt).rejects.toMatchObject({ failure: 'timeout' });
  });

  it('ends in time when the name does not resolve', async () => {
    const { network } = await tlsServer((_, response) => response.end());
    const resolve = () => new Promise<never>(() => undefined);
    const attempt = createPublicFetch({ ...network, resolve, timeout: 50 })(page);
    await expect(attempt).rejects.toMatchObject({ failure: 'timeout' });
  });

  it('refuses a certificate that is not trusted', async () => {
    const { network } = await tlsServer((_, response) => response.end());
    const { ca: _, ...withoutCa } = network;
    const attempt = createPublicFetch(withoutCa)(page);
    await expect(attempt).rejects.toMatchObject({ failure: 'unreachable' });
  });

  it('refuses a certificate of another name', async () => {
    const { network } = await tlsServer((_, response) => response.end());
    const attempt = createPublicFetch(network)('https://third.example/');
    await expect(attempt).rejects.toMatchObject({ failure: 'unreachable' });
  });
});
