import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { unpinnedImages } from './unpinned-images.ts';

test('images with a tag and no digest are named, once each', async () => {
  const folder = await temporaryFolder();
  await writeFile(
    join(folder, 'Dockerfile'),
    'ARG UNPACK_IMAGE=debian:13-slim\nARG BASE_IMAGE=gcr.io/base:nonroot@sha256:0a\nFROM $BASE_IMAGE\n',
  );
  await writeFile(
    join(folder, 'compose.yaml'),
    'services:\n  site:\n    image: inspection\n  one:\n    image: postgres:18\n  two:\n    image: postgres:18\n',
  );
  expect(unpinnedImages(folder)).toEqual(['debian:13-slim', 'postgres:18']);
});
