import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { apiForTest } from '#api/testing/api-test.ts';
import { carryOver } from './carry-over.ts';

/** A temporary folder with these files. */
function buildOf(files: Readonly<Record<string, string>>): string {
  const dist = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(dist, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), text);
  }
  return dist;
}

/** A build with one chunk of the site, one of the widgets and the pinned loader, named by a letter. */
const release = (letter: string, more: Readonly<Record<string, string>> = {}) =>
  buildOf({
    [`site/client/assets/booking-${letter.repeat(8)}.js`]: `site ${letter}`,
    [`widgets/widgets/quote-${letter.repeat(8)}.js`]: `widget ${letter}`,
    [`widgets/widgets/quote-${letter.repeat(8)}.js.br`]: `packed ${letter}`,
    [`widgets/embed/v1-${letter.repeat(8)}.js`]: `loader ${letter}`,
    'widgets/embed/v1.js': `latest ${letter}`,
    ...more,
  });

const retained = { widgets: 3, 'site/client/assets': 1 };

/** Carries files over from each build to the next. */
function deploy(...dists: string[]): string {
  for (const [index, next] of dists.entries()) {
    const previous = dists[index - 1];
    if (previous) carryOver(previous, next, retained);
  }
  return dists.at(-1) ?? '';
}

const immutable = 'public, max-age=31536000, immutable';

describe('a file of an earlier build', () => {
  it('is served after a deploy, immutable and compressed', async () => {
    const { send } = await apiForTest({ front: deploy(release('A'), release('B')) });
    for (const path of ['/assets/booking-AAAAAAAA.js', '/embed/v1-AAAAAAAA.js']) {
      const answer = await send(`GET ${path}`);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get('Cache-Control')).toBe(immutable);
    }
    const packed = await send('HEAD /widgets/quote-AAAAAAAA.js', {
      headers: { 'Accept-Encoding': 'br' },
    });
    expect(packed.headers.get('Content-Encoding')).toBe('br');
    expect((await send('GET /assets/booking-BBBBBBBB.js')).text).toBe('site B');
  });

  it('is replaced by the newest where its name has no hash', async () => {
    const { send } = await apiForTest({ front: deploy(release('A'), release('B')) });
    expect((await send('GET /embed/v1.js')).text).toBe('latest B');
  });

  it('is removed after the retained number of builds, which is higher for widgets', async () => {
    const dist = deploy(...['A', 'B', 'C', 'D', 'E'].map((letter) => release(letter)));
    const { send } = await apiForTest({ front: dist });
    const status = async (path: string) => (await send(`GET ${path}`)).status;
    expect(await status('/assets/booking-DDDDDDDD.js')).toBe(200);
    expect(await status('/assets/booking-CCCCCCCC.js')).toBe(404);
    expect(await status('/widgets/quote-BBBBBBBB.js')).toBe(200);
    expect(await status('/widgets/quote-AAAAAAAA.js')).toBe(404);
    expect(await status('/embed/v1-AAAAAAAA.js')).toBe(404);
  });

  it('is not removed by identical builds', async () => {
    const again = ['B', 'B', 'B', 'B', 'B'].map((letter) => release(letter));
    const { send } = await apiForTest({ front: deploy(release('A'), ...again) });
    expect((await send('GET /assets/booking-AAAAAAAA.js')).status).toBe(200);
  });

  it('stays as long as a retained build contains it', async () => {
    const shared = { 'site/client/assets/react-SHARED00.js': 'react' };
    const both = () => [release('A', shared), release('B', shared)];
    const third = await apiForTest({ front: deploy(...both(), release('C')) });
    expect((await third.send('GET /assets/react-SHARED00.js')).text).toBe('react');
    const fourth = await apiForTest({ front: deploy(...both(), release('C'), release('D')) });
    expect((await fourth.send('GET /assets/react-SHARED00.js')).status).toBe(404);
  });
});

it('the first build has nothing to carry over', () => {
  const next = release('A');
  carryOver(join(next, 'nowhere'), next, retained);
  expect(JSON.parse(readFileSync(join(next, '.builds.json'), 'utf8'))).toEqual({
    widgets: [['widgets/embed/v1-AAAAAAAA.js', 'widgets/widgets/quote-AAAAAAAA.js']],
    'site/client/assets': [['site/client/assets/booking-AAAAAAAA.js']],
  });
});
