import { describe, expect, it } from 'vitest';
import { apiForTest } from '#api/testing/api-test.ts';
import { distForTest } from '#api/testing/dist-for-test.ts';

const stories = {
  'stories/index.html': '<title>Stories</title>',
  'stories/iframe.html': '<title>Story</title>',
  'stories/assets/story-Ab12Cd34.js': 'story()',
};

const site = async (storybook: boolean, files: Record<string, string> = stories) =>
  apiForTest({ front: await distForTest(files), storybook });

describe('the Storybook', () => {
  it.each([
    ['/storybook/', '<title>Stories</title>'],
    ['/storybook/iframe.html?id=quote--empty', '<title>Story</title>'],
    ['/storybook/assets/story-Ab12Cd34.js', 'story()'],
  ])('is served if configured: %s', async (path, text) => {
    const { send } = await site(true);
    const answer = await send(`GET ${path}`);
    expect([answer.status, answer.text]).toEqual([200, text]);
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  });

  it('has its own policy, which allows no framing by other sites', async () => {
    const { send } = await site(true);
    const policy = (await send('GET /storybook/')).headers.get('Content-Security-Policy');
    expect(policy).toContain("script-src 'self' 'unsafe-inline' 'unsafe-eval'");
    expect(policy).toContain("frame-ancestors 'self'");
    const page = await send('GET /about');
    expect(page.headers.get('Content-Security-Policy')).not.toContain('unsafe');
    expect(page.headers.get('X-Robots-Tag')).toBeNull();
  });

  it('redirects to a trailing slash, because its URLs are relative', async () => {
    const { send } = await site(true);
    const answer = await send('GET /storybook?path=/story/quote--empty');
    expect(answer.status).toBe(308);
    expect(answer.headers.get('Location')).toBe('/storybook/?path=/story/quote--empty');
  });

  it('answers 404 for a missing file', async () => {
    const { send } = await site(true);
    expect((await send('GET /storybook/assets/gone.js')).text).toBe('Not found');
  });

  it.each([
    ['it is not asked for', false, stories],
    ['it is not built', true, {}],
  ])('is not found when %s', async (_case, storybook, files) => {
    const { send } = await site(storybook, files as Record<string, string>);
    expect((await send('GET /storybook')).status).toBe(404);
    expect((await send('GET /storybook/')).headers.get('Location')).toBe('/storybook');
    expect((await send('GET /storybook/iframe.html')).status).toBe(404);
  });
});
