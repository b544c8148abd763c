import type { Attack } from './attack.ts';
import { pipelinedGets } from './pipelined-gets.ts';
import { uploadPicture } from './upload-picture.ts';

/** Pixels along a side: 2 MB, as much as an upload may have. */
const LARGEST = 832;

export const pipelinedUploads: Attack = {
  measure: '3 connections ask 900 times for a picture of 2 MB and read nothing',
  prepare: async ({ owner }) => [await uploadPicture(owner, LARGEST)],
  run: (target) => pipelinedGets(target, target.args[0] ?? ''),
};
