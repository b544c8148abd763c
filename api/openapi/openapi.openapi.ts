import * as z from 'zod/mini';
import type { Operation } from './operation.ts';

export const documentOperations = [
  {
    call: 'GET /api/openapi.json',
    id: 'getOpenApiDocument',
    tag: 'Server',
    summary: 'This document for programs',
    who: 'everyone',
    limit: 'slots',
    answers: { 200: z.looseObject({ openapi: z.string() }), 304: null },
  },
  {
    call: 'GET /api/docs',
    id: 'getDocsPage',
    tag: 'Server',
    summary: 'This document for people',
    who: 'everyone',
    limit: 'slots',
    answers: { 200: { mediaType: 'text/html' }, 304: null },
  },
  {
    call: 'GET /api/docs.css',
    id: 'getDocsStyles',
    tag: 'Server',
    summary: 'The styles of that page',
    who: 'everyone',
    limit: 'slots',
    answers: { 200: { mediaType: 'text/css' }, 304: null },
  },
] as const satisfies readonly Operation[];
