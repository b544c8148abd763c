import { describe, expect, it } from 'vitest';
import { defaultTemplateIn } from './default-templates.ts';
import { messageKinds } from './message-kinds.ts';
import { filled, paragraphsOf, unknownPlaceholders } from './message-template.ts';

it.each(messageKinds)('the default template of %s has only known placeholders', (kind) => {
  const { subject, text } = defaultTemplateIn('en', kind);
  expect(unknownPlaceholders(`${subject} ${text}`, kind)).toEqual([]);
});

describe('placeholders without a value are found as they are written', () => {
  it.each([
    ['{{date}} and {{ time }}', []],
    ['{{Date}}', ['{{Date}}']],
    ['{{name}} {{price}}', ['{{name}}', '{{price}}']],
    ['{{}}', ['{{}}']],
    ['{{date} at {{time}}', ['{{']],
    ['date}}', ['}}']],
    ['{date}', []],
    ['{{{date}}}', []],
    ['{{constructor}}', ['{{constructor}}']],
  ])('%j', (text, wrong) => {
    expect(unknownPlaceholders(text, 'booking_confirmed')).toEqual(wrong);
  });

  it('of another kind of message', () => {
    expect(unknownPlaceholders('{{date}}', 'request_received')).toEqual(['{{date}}']);
    expect(unknownPlaceholders('{{count}} {{time}}', 'day_list')).toEqual(['{{time}}']);
  });
});

it('a value is never read as a placeholder', () => {
  expect(filled('{{date}}', { date: '{{time}}', time: 'x' })).toBe('{{time}}');
});

it('paragraphs are separated by empty lines', () => {
  expect(paragraphsOf('\n one\ntwo \n \n\nthree\n')).toEqual(['one\ntwo', 'three']);
});
