import type { Attack } from './attack.ts';
import { pipelinedGets } from './pipelined-gets.ts';

export const pipelinedPages: Attack = {
  measure: '3 connections ask 900 times for a page and read nothing',
  run: (target) => pipelinedGets(target, '/faq'),
};
