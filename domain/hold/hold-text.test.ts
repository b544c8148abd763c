import { expect, it } from 'vitest';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import type { ShownHold } from './hold.ts';
import { holdSentence } from './hold-text.ts';
import { sampleHold } from './testing/sample-hold.ts';

const hold: ShownHold = {
  ...sampleHold,
  mails: [...sampleHold.mails, { kind: 'reminder', count: 1000 }],
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
  expect(holdSentence({ ...hold, ...fields }, centralTime)).toBe(sentence);
});
