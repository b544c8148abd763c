import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';

export const uploadsOperations: readonly Operation[] = [
  {
    call: 'POST /api/blog/images',
    id: 'uploadPicture',
    tag: 'Publishing',
    summary: 'Store a picture for an article, without its metadata',
    who: 'owner',
    body: { mediaTypes: ['image/png', 'image/jpeg', 'image/webp'] },
    answers: { 201: z.strictObject({ url: z.string(), width: z.int(), height: z.int() }) },
  },
];
