import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';

export const uploadsOperations = [
  {
    call: 'POST /api/blog/images',
    id: 'uploadPicture',
    tag: 'Publishing',
    summary: 'Store a picture, without its metadata; a drawing as PNG',
    who: 'owner',
    body: { mediaTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] },
    answers: { 201: z.strictObject({ url: z.string(), width: z.int(), height: z.int() }) },
  },
] as const satisfies readonly Operation[];
