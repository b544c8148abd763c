import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { apiForTest } from '#api/testing/api-test.ts';
import { distForTest } from '#api/testing/dist-for-test.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { sampleArticles } from '#domain/content/articles/articles.ts';

/** The site with everything built. */
async function site(options: { publicUrl?: string; onLog?: (line: string) => void } = {}) {
  return apiForTest({ front: await distForTest(), ...options });
}

/** A raw request, because fetch would decompress the body and normalize the path. */
function raw(url: string, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      request(url, { path, headers, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      })
        .on('error', reject)
        .end();
    },
  );
}

describe('pages', () => {
  it('are rendered with their path, the public origin and the built files', async () => {
    const api = await site({ publicUrl: 'https://bluebonnet.example' });
    const answer = await api.send('GET /about?utm_source=x');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(answer.text).toContain('href="https://bluebonnet.example/about"');
    expect(answer.text).toContain('src="/assets/entry-Ab12Cd34.js"');
  });

  it('are rendered once for all visitors and queries, also concurrently', async () => {
    const api = await site();
    const calls = ['GET /', 'GET /?a', 'GET /', 'HEAD /?partner=x', 'GET /'];
    const answers = await Promise.all(calls.map((call) => api.send(call)));
    for (const { text } of answers.filter((answer) => answer.text)) {
      expect(text).toContain('<p>rendering 1</p>');
    }
    expect((await api.send('GET /')).text).toContain('<p>rendering 1</p>');
    expect((await api.send('GET /about')).text).toContain('<p>rendering 2</p>');
  });

  it('answer 304 to a matching ETag, with caching headers', async () => {
    const api = await site();
    const etag = (await api.send('GET /')).headers.get('ETag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    for (const known of [etag, `"other", ${etag}`, '*']) {
      const answer = await api.send('GET /', { headers: { 'If-None-Match': known } });
      expect(answer.status).toBe(304);
      expect(answer.headers.get('ETag')).toBe(etag);
      expect(answer.headers.get('Cache-Control')).toBe('no-cache');
      expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
    }
    const stale = await api.send('GET /', { headers: { 'If-None-Match': 'W/"other"' } });
    expect(stale.status).toBe(200);
  });

  it('are compressed as the browser accepts', async () => {
    const api = await site();
    const plain = await raw(api.url, '/');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe('Accept-Encoding');
    expect(plain.headers['content-length']).toBe(String(plain.body.length));

    const br = await raw(api.url, '/', { 'Accept-Encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);

    const gzip = await raw(api.url, '/', { 'Accept-Encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
  });

  it('answer HEAD with the headers of GET and no body', async () => {
    const api = await site();
    const full = await raw(api.url, '/');
    const answer = await api.send('HEAD /', { headers: { 'Accept-Encoding': 'identity' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Length')).toBe(String(full.body.length));
    expect(answer.headers.get('ETag')).toBe(full.headers.etag);
    expect(answer.text).toBe('');
  });

  it('that do not exist share one 404, rendered once and compressed', async () => {
    const api = await site();
    const paths = ['/nothing', '/gone', '/nothing/at/all', '/about-us', '/old.html', '/-'];
    for (const path of paths) {
      const answer = await api.send(`GET ${path}`);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.text).toContain('<p>rendering 1</p>');
      expect(answer.text).not.toContain('nothing');
    }
    expect((await api.send('GET /about')).text).toContain('<p>rendering 2</p>');
    const etag = (await api.send('GET /gone')).headers.get('ETag') ?? '';
    const known = await api.send('GET /gone', { headers: { 'If-None-Match': etag } });
    expect(known.status).toBe(404);
    const br = await raw(api.url, '/nothing', { 'Accept-Encoding': 'br' });
    expect(br.headers['content-encoding']).toBe('br');
  });

  it('of articles that do not exist share one 404', async () => {
    const api = await site();
    for (const slug of ['no-such-article', 'nor-this', 'a%22b']) {
      expect((await api.send(`GET /blog/${slug}`)).text).toBe('no article');
    }
    const { text } = await api.send('GET /');
    expect(text).toContain('<p>rendering 2</p>');
    const [article] = sampleArticles;
    expect((await api.send(`GET /blog/${article?.slug}`)).status).toBe(200);
  });

  it.each([
    ['/About', '/about'],
    ['/about/', '/about'],
    ['/about/?partner=jane&utm_source=x', '/about?partner=jane&utm_source=x'],
    ['//evil.example/', '/evil.example'],
    ['/ADMIN/', '/admin'],
  ])('%s redirects permanently to %s', async (path, target) => {
    const api = await site();
    const answer = await raw(api.url, path);
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe(target);
  });

  it('answer only GET and HEAD', async () => {
    const api = await site();
    const answer = await api.send('POST /about', { body: {} });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('GET, HEAD');
  });

  it('that fail show the phone number and are logged', async () => {
    const lines: string[] = [];
    const api = await site({ onLog: (line) => lines.push(line) });
    const answer = await api.send('GET /broken');
    expect(answer.status).toBe(500);
    expect(answer.text).toContain('(972) 555-0148');
    expect(answer.text).not.toContain('cannot be rendered');
    expect(lines.filter((line) => line.includes('This page cannot be rendered'))).toHaveLength(1);
  });

  it('that fail say so in their language', async () => {
    const { send } = await site();
    expect((await send('GET /broken')).text).toMatch(/lang="en".*on our side/s);
    const spanish = await send('GET /es/broken');
    expect(spanish.text).toMatch(/lang="es".*de nuestro lado.*llame a .* al\s.*\(972\) 555-0148/s);
    expect(spanish.text).not.toMatch(/Something|Please/);
  });

  it('leave API paths to the API', async () => {
    const api = await site();
    expect((await api.send('GET /api/nothing')).json.code).toBe('not_found');
    expect((await api.send('GET /api')).json.code).toBe('not_found');
    expect((await api.send('GET /healthz')).json).toEqual({ status: 'ok' });
    expect((await api.send('GET /apiary')).text).toContain('rendering');
  });

  it('have the security headers and a request id', async () => {
    const api = await site({ publicUrl: 'https://bluebonnet.example' });
    for (const path of ['/', '/', '/nothing', '/broken', '/admin', '/favicon.svg', '/About']) {
      const { headers } = await api.send(`GET ${path}`);
      expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
      expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('with one widget may be framed by any site, and only they', async () => {
    const api = await site({ publicUrl: 'https://bluebonnet.example' });
    for (const widget of ['quote', 'booking', 'contact', 'pricing', 'reviews', 'tips']) {
      const { status, headers, text } = await api.send(`GET /embed/frame/${widget}?partner=jane`);
      expect(status).toBe(200);
      const policy = headers.get('Content-Security-Policy');
      expect(policy).toContain('frame-ancestors *');
      expect(policy).toContain("script-src 'self'");
      expect(headers.get('X-Robots-Tag')).toBe('noindex');
      expect(headers.get('Set-Cookie')).toBeNull();
      expect(text).toContain(`data-widget="${widget}"`);
      expect(text).toContain(`<title>${defaultBusiness.name}</title>`);
    }
    for (const path of ['/embed/frame', '/embed/frame/chat', '/embed/frame/quote/', '/api/embed']) {
      const { headers } = await api.send(`GET ${path}`);
      expect(headers.get('Content-Security-Policy'), path).toContain("frame-ancestors 'none'");
    }
  });

  it('are logged by kind, never by address', async () => {
    const lines: string[] = [];
    const api = await site({ onLog: (line) => lines.push(line) });
    for (const path of ['/about?partner=zq7', '/zq7', '/admin/zq7', '/favicon.svg', '/zq7/']) {
      await api.send(`GET ${path}`);
    }
    const routes = lines.map((line) => (JSON.parse(line) as { route: string }).route);
    expect(routes).toEqual(['page', 'page', 'admin', 'file', 'page']);
    expect(lines.join('')).not.toContain('zq7');
  });
});

describe('the admin', () => {
  it.each(['/admin', '/admin/blog', '/admin/index.html'])(
    '%s is the admin, not cached and not indexed',
    async (path) => {
      const api = await site();
      const answer = await api.send(`GET ${path}`);
      expect(answer.status).toBe(200);
      expect(answer.text).toBe('<title>Admin</title>');
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    },
  );
});

describe('files', () => {
  const forever = 'public, max-age=31536000, immutable';
  const lasting = 'public, max-age=300, stale-while-revalidate=86400';

  it.each([
    ['/assets/entry-Ab12Cd34.js', 'text/javascript; charset=utf-8', forever],
    ['/photo-elements.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/favicon.svg', 'image/svg+xml', 'no-cache'],
    ['/admin/assets/admin-Ab12Cd34.css', 'text/css; charset=utf-8', forever],
    ['/embed.js', 'text/javascript; charset=utf-8', lasting],
    ['/embed/v1.js', 'text/javascript; charset=utf-8', lasting],
    ['/embed/v1.json', 'application/json', lasting],
    ['/embed/v1-3F9A01BC.js', 'text/javascript; charset=utf-8', forever],
    ['/widgets/quote-Ab12Cd34.js', 'text/javascript; charset=utf-8', forever],
  ])('%s is %s, %s', async (path, type, caching) => {
    const api = await site();
    const answer = await api.send(`GET ${path}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe(type);
    expect(answer.headers.get('Cache-Control')).toBe(caching);

    const etag = answer.headers.get('ETag') ?? '';
    const known = await api.send(`GET ${path}`, { headers: { 'If-None-Match': etag } });
    expect(known.status).toBe(304);
    expect(known.headers.get('Access-Control-Allow-Origin')).toBe(
      answer.headers.get('Access-Control-Allow-Origin'),
    );
  });

  it('are sent as the build compressed them', async () => {
    const api = await site();
    const path = '/assets/react-Ab12Cd34.js';
    const br = await raw(api.url, path, { 'Accept-Encoding': 'gzip, br' });
    expect(br.body.toString()).toBe('react() as brotli');
    const gzip = await raw(api.url, path, { 'Accept-Encoding': 'gzip' });
    expect(gzip.body.toString()).toBe('react() as gzip');
    const icon = await raw(api.url, '/favicon.svg', { 'Accept-Encoding': 'gzip, br' });
    expect(icon.headers['content-encoding']).toBeUndefined();
  });

  it('of the widgets are open to any origin, missing ones too, and no others are', async () => {
    const api = await site();
    for (const path of [
      '/embed.js',
      '/embed/v1.js',
      '/embed/v1-3F9A01BC.js',
      '/embed/v1-00000000.js',
      '/widgets/quote-Ab12Cd34.js',
      '/widgets/gone-Ab12Cd34.js',
    ]) {
      const { headers } = await api.send(`GET ${path}`);
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    }
    for (const path of ['/', '/admin', '/favicon.svg', '/assets/entry-Ab12Cd34.js']) {
      const { headers } = await api.send(`GET ${path}`);
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    }
  });

  it('that are SVG have a policy that allows only their own style sheet', async () => {
    const api = await site();
    const { headers } = await api.send('GET /favicon.svg');
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    const script = await api.send('GET /assets/entry-Ab12Cd34.js');
    expect(script.headers.get('Content-Security-Policy')).not.toContain('unsafe-inline');
  });

  it('that are missing answer 404 in a few bytes and never a page', async () => {
    const api = await site();
    for (const path of [
      '/apple-touch-icon-precomposed.png',
      '/wp-login.php',
      '/.env',
      '/Old/Picture.JPG',
      '/blog/picture.webp',
      '/assets/Old-Ab12Cd34.js',
      '/widgets/x.js',
      '/embed/v2.js',
      '/admin/assets/Old.css',
    ]) {
      const answer = await api.send(`GET ${path}`);
      expect(answer.status).toBe(404);
      expect(answer.text).toBe('Not found');
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
    }
  });

  it.each([
    '/.vite/manifest.json',
    '/site/server/entry-server.js',
    '/server/entry-server.js',
    '/mail/server/entry-server.js',
    '/mail/entry-server.js',
    '/admin/index.html',
    '/assets/react-Ab12Cd34.js.br',
    '/assets/../../server/entry-server.js',
    '/assets/%2e%2e/%2e%2e/server/entry-server.js',
    '/../package.json',
  ])('%s is not served', async (path) => {
    const api = await site();
    const answer = await raw(api.url, path);
    const text = answer.body.toString();
    expect(text).not.toContain('entry.tsx');
    expect(text).not.toContain('export function');
    expect(text).not.toContain('renderMail');
    expect(text).not.toContain('as brotli');
    expect(text).not.toContain('"imports"');
  });

  it('stay available when a build replaces the folder', async () => {
    const front = await distForTest();
    const api = await apiForTest({ front });
    await rm(front, { recursive: true });
    expect((await api.send('GET /assets/entry-Ab12Cd34.js')).text).toBe('entry()');
  });
});

describe('a partial build', () => {
  it('serves only the API without dist', async () => {
    const api = await apiForTest({ front: '/nowhere/dist' });
    expect((await api.send('GET /')).json.code).toBe('not_found');
    expect((await api.send('GET /healthz')).status).toBe(200);
  });

  it('serves the widgets without the site', async () => {
    const front = await distForTest({ 'site/server/entry-server.js': undefined });
    const api = await apiForTest({ front });
    expect((await api.send('GET /embed.js')).text).toBe('embed()');
    expect((await api.send('GET /')).status).toBe(404);
  });

  it('prevents the start when the site’s entry does not export render', async () => {
    const front = await distForTest({ 'site/server/entry-server.js': 'export const x = 1;' });
    await expect(apiForTest({ front })).rejects.toThrow('does not export "render"');
  });
});
