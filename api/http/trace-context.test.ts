import { expect, it } from 'vitest';
import { traceContextOf } from './trace-context.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parentId = '00f067aa0ba902b7';

it.each([
  `00-${traceId}-${parentId}-01`,
  `cc-${traceId}-${parentId}-00`,
  `cc-${traceId}-${parentId}-01-later`,
])('continues %s', (header) => expect(traceContextOf(header)).toEqual({ traceId, parentId }));

it.each([
  '',
  `00-${traceId}-${parentId}-01-more`,
  `ff-${traceId}-${parentId}-01`,
  `00-${'0'.repeat(32)}-${parentId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-${parentId}-01`,
  `00-${traceId}-${parentId}-0x`,
  `00-${traceId}-${parentId}-01\n{"level":60}`,
])('ignores %j', (header) => expect(traceContextOf(header)).toBeUndefined());
