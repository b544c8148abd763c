import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { apiForTest } from '#api/testing/api-test.ts';
import { carryOver } from './carry-over.ts';

/** A folder with a build that made these files. */
function buildOf(files: Readonly<Record<string, string>>): string {
  const dist = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(dist, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), text);
  }
  return dist;
}

/** A release: one chunk of the site, one of the widgets and the pinned loader, by its letter. */
const release = (letter: string, more: Readonly<Record<string, string>> = {}) =>
  buildOf({
    [`site/client/assets/booking-${letter.repeat(8)}.js`]: `site ${letter}`,
    [`widgets/widgets/quote-${letter.repeat(8)}.js`]: `widget ${letter}`,
    [`widgets/widgets/quote-${letter.repeat(8)}.js.br`]: `packed ${letter}`,
    [`widgets/embed/v1-${letter.repeat(8)}.js`]: `loader ${letter}`,
    'widgets/embed/v1.js': `latest ${letter}`,
    ...more,
  });

const kept = { widgets: 3, 'site/client/assets': 1 };

/** Builds one after the other, each carrying over what the one before it had. */
function deploy(...dists: string[]): string {
  for (const [index, next] of dists.entries()) {
    const previous = dists[index - 1];
    if (previous) carryOver(previous, next, kept);
  }
  return dists.at(-1) ?? '';
}

const forever = 'public, max-age=31536000, immutable';

describe('a page of an earlier build', () => {
  it('still gets its chunks after a deploy, for a year, compressed as they were', async () => {
    const { send } = await apiForTest({ front: deploy(release('A'), release('B')) });
    for (const path of ['/assets/booking-AAAAAAAA.js', '/embed/v1-AAAAAAAA.js']) {
      const answer = await send(`GET ${path}`);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get('Cache-Control')).toBe(forever);
    }
    const packed = await send('HEAD /widgets/quote-AAAAAAAA.js', {
      headers: { 'Accept-Encoding': 'br' },
    });
    expect(packed.headers.get('Content-Encoding')).toBe('br');
    expect((await send('GET /assets/booking-BBBBBBBB.js')).text).toBe('site B');
  });

  it('gets the newest of what has one name for ever', async () => {
    const { send } = await apiForTest({ front: deploy(release('A'), release('B')) });
    expect((await send('GET /embed/v1.js')).text).toBe('latest B');
  });

  it('is forgotten when it is older than the builds that are kept, the widgets’ last', async () => {
    const dist = deploy(...['A', 'B', 'C', 'D', 'E'].map((letter) => release(letter)));
    const { send } = await apiForTest({ front: dist });
    const status = async (path: string) => (await send(`GET ${path}`)).status;
    expect(await status('/assets/booking-DDDDDDDD.js')).toBe(200);
    expect(await status('/assets/booking-CCCCCCCC.js')).toBe(404);
    expect(await status('/widgets/quote-BBBBBBBB.js')).toBe(200);
    expect(await status('/widgets/quote-AAAAAAAA.js')).toBe(404);
    expect(await status('/embed/v1-AAAAAAAA.js')).toBe(404);
  });

  it('is not pushed out by the same build made again', async () => {
    const again = ['B', 'B', 'B', 'B', 'B'].map((letter) => release(letter));
    const { send } = await apiForTest({ front: deploy(release('A'), ...again) });
    expect((await send('GET /assets/booking-AAAAAAAA.js')).status).toBe(200);
  });

  it('keeps a chunk that a later build has too', async () => {
    const shared = { 'site/client/assets/react-SHARED00.js': 'react' };
    const both = () => [release('A', shared), release('B', shared)];
    const third = await apiForTest({ front: deploy(...both(), release('C')) });
    expect((await third.send('GET /assets/react-SHARED00.js')).text).toBe('react');
    const fourth = await apiForTest({ front: deploy(...both(), release('C'), release('D')) });
    expect((await fourth.send('GET /assets/react-SHARED00.js')).status).toBe(404);
  });
});

it('the first build of all has nothing to carry over', () => {
  const next = release('A');
  carryOver(join(next, 'nowhere'), next, kept);
  expect(JSON.parse(readFileSync(join(next, '.builds.json'), 'utf8'))).toEqual({
    widgets: [['widgets/embed/v1-AAAAAAAA.js', 'widgets/widgets/quote-AAAAAAAA.js']],
    'site/client/assets': [['site/client/assets/booking-AAAAAAAA.js']],
  });
});
