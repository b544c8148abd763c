import { expect, it } from 'vitest';
import { distForTest } from '#api/testing/dist-for-test.ts';
import { loadBuiltFront } from './built-front.ts';
import { missingParts } from './missing-parts.ts';

const told = async (files: Record<string, string | undefined>, storybook: boolean) =>
  missingParts('/dist', await loadBuiltFront(await distForTest(files)), { storybook });

it('has nothing to say of what is built, or not asked for', async () => {
  expect(await told({}, false)).toEqual([]);
  expect(await told({ 'stories/index.html': '' }, true)).toEqual([]);
});

it('says in one sentence which command builds the Storybook that is asked for', async () => {
  expect(await told({}, true)).toEqual([
    'STORYBOOK is 1 and /dist holds no Storybook; run "npm run build:stories" to serve it',
  ]);
});

it('says it of the site, also where there is nothing at all', async () => {
  const site = 'The site is not built in /dist; run "npm run build" to serve it';
  expect(await told({ 'site/server/entry-server.js': undefined }, false)).toEqual([site]);
  expect(missingParts('/dist', undefined, { storybook: true })).toHaveLength(2);
});
