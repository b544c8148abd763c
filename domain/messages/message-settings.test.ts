import { expect, it } from 'vitest';
import { defaultTemplateIn } from './default-templates.ts';
import { nextAttemptAt } from './delivery-window.ts';
import { chosenMessageSettings, defaultMessageSettings } from './message-settings.ts';
import { templatesIn, withTemplate } from './own-templates.ts';
import { messageSettings } from './testing/message-samples.ts';

const now = new Date('2026-11-20T15:00:00.000Z');

it('a kind that is switched on again begins then, one that stays on as before', () => {
  const current = messageSettings({
    off: ['reminder'],
    onSince: { day_list: '2026-02-01T00:00:00.000Z' },
  });
  expect(
    chosenMessageSettings(current, { ...defaultMessageSettings, off: ['new_booking'] }, now),
  ).toEqual({
    ...current,
    off: ['new_booking'],
    onSince: { day_list: '2026-02-01T00:00:00.000Z', reminder: now.toISOString() },
  });
});

it('the owner’s templates are stored by kind, but default ones are not', () => {
  const own = { subject: 'See you {{date}}', text: 'Hello' };
  const other = { subject: 'Soon', text: 'Tomorrow' };
  const current = messageSettings({ templates: { reminder: other } });
  const changed = withTemplate(current, 'booking_moved', own);
  expect(changed.templates).toEqual({ reminder: other, booking_moved: own });
  const usual = defaultTemplateIn('en', 'booking_moved');
  expect(withTemplate(changed, 'booking_moved', usual)).toEqual(current);
});

it('the owner’s Spanish templates are stored beside the English ones', () => {
  const own = { subject: 'See you {{date}}', text: 'Hello' };
  const spanish = { subject: 'Nos vemos el {{date}}', text: 'Hola' };
  const current = withTemplate(messageSettings(), 'reminder', own);
  const changed = withTemplate(current, 'reminder', { ...spanish, locale: 'es' });
  expect(changed.templates).toEqual({ reminder: own });
  expect(templatesIn('es', changed)).toEqual({ reminder: spanish });
  expect(templatesIn('es', current)).toEqual({});
  const usual = { ...defaultTemplateIn('es', 'reminder'), locale: 'es' } as const;
  expect(templatesIn('es', withTemplate(changed, 'reminder', usual))).toEqual({});
});

it.each([
  [1, 1],
  [2, 5],
  [3, 15],
  [4, 60],
  [5, 180],
  [6, 360],
  [7, 360],
  [40, 360],
])('after %d failed attempts the next one is %d minutes later', (attempts, minutes) => {
  expect(nextAttemptAt(attempts, now).getTime() - now.getTime()).toBe(minutes * 60_000);
});
