import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { MAX_ANSWER } from '#domain/deliveries/delivery-record.ts';
import { createPublicPost } from './public-post.ts';
import { tlsServer } from './testing/tls-server.ts';

const address = 'https://calendar.example/hook?key=1';
const message = { headers: { 'Content-Type': 'application/json' }, body: '{"a":1}' };

describe('a public post', () => {
  it('sends headers and body and answers with status and text', async () => {
    let body = '';
    const { network, requests } = await tlsServer(async (request, response) => {
      body = await text(request);
      response.writeHead(202).end('taken');
    });
    expect(await createPublicPost(network)(address, message)).toEqual({
      status: 202,
      text: 'taken',
    });
    expect(body).toBe(message.body);
    expect(requests[0]).toMatchObject({ method: 'POST', url: '/hook?key=1' });
    expect(requests[0]?.headers).toMatchObject({ 'content-type': 'application/json' });
  });

  it('shares a connection with the posts before it', async () => {
    const { network, requests } = await tlsServer((_, response) => response.end());
    const post = createPublicPost(network);
    await post(address, message);
    await post(address, message);
    expect(requests[0]?.socket).toBe(requests[1]?.socket);
  });

  it('goes out again when the server closes a shared connection', async () => {
    const { network, requests } = await tlsServer(({ socket }, response) => {
      const isShared = requests.filter((other) => other.socket === socket).length > 1;
      if (isShared) socket.destroy();
      else response.end();
    });
    const post = createPublicPost(network);
    await post(address, message);
    expect(await post(address, message)).toMatchObject({ status: 200 });
    expect(requests).toHaveLength(3);
  });

  it('checks the address anew though a connection is open', async () => {
    const { network, requests } = await tlsServer((_, response) => response.end());
    let isPublic = true;
    const post = createPublicPost({ ...network, isAllowed: () => isPublic });
    await post(address, message);
    isPublic = false;
    await expect(post(address, message)).rejects.toMatchObject({ failure: 'private' });
    expect(requests).toHaveLength(1);
  });

  it('does not follow a redirect', async () => {
    const { network, requests } = await tlsServer((_, response) => {
      response.writeHead(302, { location: 'https://127.0.0.1/' }).end();
    });
    expect(await createPublicPost(network)(address, message)).toMatchObject({ status: 302 });
    expect(requests).toHaveLength(1);
  });

  it('reads the beginning of a large answer and closes the connection', async () => {
    let isClosed = false;
    const { network } = await tlsServer((_, response) => {
      response.on('close', () => {
        isClosed = true;
      });
      const write = () => {
        while (response.write('x'.repeat(64 * 1024)));
      };
      response.on('drain', write);
      write();
    });
    const answer = await createPublicPost(network)(address, message);
    expect(answer.text).toHaveLength(MAX_ANSWER);
    await expect.poll(() => isClosed).toBe(true);
  });

  it('ends in time when no answer comes', async () => {
    const { network } = await tlsServer(() => undefined);
    const attempt = createPublicPost({ ...network, timeout: 300 })(address, message);
    await expect(attempt).rejects.toMatchObject({ failure: 'timeout' });
  });

  it('takes the status of an answer that does not end', async () => {
    const { network } = await tlsServer((_, response) => response.writeHead(201).write('wait'));
    const answer = await createPublicPost({ ...network, timeout: 300 })(address, message);
    expect(answer).toEqual({ status: 201, text: 'wait' });
  });

  it('ends when it is stopped', async () => {
    const { network } = await tlsServer(() => undefined);
    const signal = AbortSignal.timeout(50);
    const attempt = createPublicPost(network)(address, { ...message, signal });
    await expect(attempt).rejects.toMatchObject({ failure: 'unreachable' });
  });

  it('does not connect when one of the addresses of a name is not public', async () => {
    const { network, requests } = await tlsServer((_, response) => response.end());
    const resolve = async () => [
      { address: '127.0.0.1', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ];
    const attempt = createPublicPost({ ...network, resolve })(address, message);
    await expect(attempt).rejects.toMatchObject({ failure: 'private' });
    expect(requests).toHaveLength(0);
  });

  it.each(['http://calendar.example/', 'https://calendar.example:8443/', 'https://a:b@c.example/'])(
    'does not post to %s',
    async (other) => {
      const { network } = await tlsServer((_, response) => response.end());
      const attempt = createPublicPost(network)(other, message);
      await expect(attempt).rejects.toMatchObject({ failure: 'address' });
    },
  );
});
