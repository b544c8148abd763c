import { expect, it } from 'vitest';
import type { ShownHold } from './hold.ts';
import { holdSentence } from './hold-text.ts';

const hold: ShownHold = {
  heldAt: '2026-11-24T23:12:00.000Z',
  cause: 'restore',
  isDropping: false,
  mails: [
    { kind: 'booking_confirmed', count: 1008 },
    { kind: 'new_booking', count: 4 },
  ],
  webhooks: 3,
  notifications: 2,
  expired: 0,
};
const one = { mails: [], webhooks: 1, notifications: 0 };

it.each<[string, Partial<ShownHold>, string]>([
  [
    'of each kind',
    {},
    '1,012 emails, 3 webhooks, and 2 notifications were due at the restore of Nov 24, 2026, 5:12 PM and are held.',
  ],
  [
    'of one kind',
    { ...one, cause: 'migration' },
    '1 webhook was due at the move of the data of Nov 24, 2026, 5:12 PM and is held.',
  ],
  [
    'of which all are dropped',
    { ...one, webhooks: 0 },
    'What was due at the restore of Nov 24, 2026, 5:12 PM is being dropped.',
  ],
])('the notice %s', (_what, fields, sentence) => {
  expect(holdSentence({ ...hold, ...fields })).toBe(sentence);
});
