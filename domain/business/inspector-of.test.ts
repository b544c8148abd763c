import { expect, it } from 'vitest';
import { inspectorForOwner, inspectorNameOf } from './inspector-of.ts';
import type { Inspector } from './profile.schema.ts';
import { sampleBusiness } from './testing/sample-business.ts';

const [first] = sampleBusiness.inspectors as [Inspector];
const one = { inspectors: [first] };
const several = { inspectors: [first, { ...first, id: 'ana-cruz', name: 'Ana Cruz' }] };

it.each([
  ['one of several', { inspectorId: 'ana-cruz' }, several, 'Ana Cruz', 'Ana Cruz'],
  ['the only one', { inspectorId: first.id }, one, undefined, undefined],
  ['none', {}, several, undefined, undefined],
  ['one who has left', { inspectorId: 'ana-cruz' }, one, undefined, 'ana-cruz (no longer listed)'],
])('a booking with %s', (_title, booking, business, forClient, forOwner) => {
  expect(inspectorNameOf(booking, business)).toBe(forClient);
  expect(inspectorForOwner(booking, business)).toBe(forOwner);
});
