import { expect, it } from 'vitest';
import { deletedLead, folderOf, markedAsSpam, restoredLead } from './lead-folder.ts';

const at = new Date('2026-11-25T15:00:00Z');
const later = new Date('2026-11-26T15:00:00Z');

it('a lead is in the inbox until it is spam or deleted', () => {
  const spam = markedAsSpam({}, at);
  const deletedSpam = deletedLead(spam, later);
  expect([{}, spam, deletedSpam, restoredLead(deletedSpam)].map(folderOf)).toEqual([
    'inbox',
    'spam',
    'deleted',
    'spam',
  ]);
});

it('the first mark and the first deletion stay', () => {
  expect(deletedLead(deletedLead({}, at), later)).toEqual({ deletedAt: at.toISOString() });
  const spam = { at: at.toISOString(), cause: 'marked' };
  expect(markedAsSpam(markedAsSpam({}, at), later)).toEqual({ spam });
});

it('a deleted lead is in no folder once its person was erased', () => {
  const erasedAt = later.toISOString();
  expect(folderOf({ ...deletedLead({}, at), erasedAt })).toBeUndefined();
  expect(folderOf({ erasedAt })).toBe('inbox');
});
