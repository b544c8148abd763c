import * as z from 'zod/mini';
import type { Operation } from './operation.ts';

export const documentOperations: readonly Operation[] = [
  {
    call: 'GET /api/openapi.json',
    id: 'getOpenApiDocument',
    tag: 'Server',
    summary: 'This document',
    who: 'everyone',
    answers: { 200: z.looseObject({ openapi: z.string() }), 304: null },
  },
];
