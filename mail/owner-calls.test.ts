import { expect, test } from 'vitest';
import { sampleMessage } from './testing/sample-messages.ts';

test.each([
  ['972.555.0148 x12', [['Call', 'tel:+19725550148;ext=12']]],
  ['972-BUY-HOME', [['Call', 'tel:+19722894663']]],
  [
    '972-555-0148 / 214-555-0100',
    [
      ['Call (972) 555-0148', 'tel:+19725550148'],
      ['Call (214) 555-0100', 'tel:+12145550100'],
    ],
  ],
  ['please write to me', []],
] as const)('the owner’s mail shows %j as typed, with its links to call', (phone, calls) => {
  for (const message of [
    sampleMessage('new_booking', { booking: { phone } }),
    sampleMessage('new_request', { request: { phone } }),
  ]) {
    const links = message.blocks.flatMap((block) => (block.type === 'links' ? block.links : []));
    expect(
      links.filter(({ url }) => url.startsWith('tel:')).map(({ label, url }) => [label, url]),
    ).toEqual(calls);
    const facts = message.blocks.flatMap((block) => (block.type === 'facts' ? block.facts : []));
    expect(facts).toContainEqual({ label: 'Phone', text: phone });
  }
});
