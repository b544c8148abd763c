import type { Attack } from './attack.ts';
import { pipelinedGets } from './pipelined-gets.ts';

export const pipelinedCalls: Attack = {
  measure: '3 connections ask 900 times for /api/reviews and read nothing',
  run: (target) => pipelinedGets(target, '/api/reviews'),
};
