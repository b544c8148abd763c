import { expect, it } from 'vitest';
import { distForTest } from '#api/testing/dist-for-test.ts';
import { loadBuiltFront } from './built-front.ts';
import { missingParts } from './missing-parts.ts';

const warnings = async (files: Record<string, string | undefined>, storybook: boolean) =>
  missingParts('/dist', await loadBuiltFront(await distForTest(files)), { storybook });

it('has no warning about parts that are built or not requested', async () => {
  expect(await warnings({}, false)).toEqual([]);
  expect(await warnings({ 'stories/index.html': '' }, true)).toEqual([]);
});

it('names the command that builds the requested Storybook', async () => {
  expect(await warnings({}, true)).toEqual([
    'STORYBOOK is 1 and /dist holds no Storybook; run "npm run build:stories" to serve it',
  ]);
});

it('names the command that builds the site', async () => {
  const site = 'The site is not built in /dist; run "npm run build" to serve it';
  expect(await warnings({ 'site/server/entry-server.js': undefined }, false)).toEqual([site]);
  expect(missingParts('/dist', undefined, { storybook: true })).toHaveLength(2);
});
