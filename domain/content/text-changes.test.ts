import { expect, it } from 'vitest';
import { defaultIn } from '#domain/business/text-block.ts';
import { notFoundMeta } from './not-found.ts';
import { textChanges } from './text-changes.ts';

const id = notFoundMeta.id;
const { title } = notFoundMeta.value;
const own = { en: { [id]: { ...notFoundMeta.value, title: 'Nothing here' } } };
const path = `en.${id}.title`;

it('a block that becomes the owner’s own differs from its default, and back', () => {
  expect(textChanges({}, own)).toEqual([{ path, before: title, after: 'Nothing here' }]);
  expect(textChanges(own, {})).toEqual([{ path, before: 'Nothing here', after: title }]);
});

it('a changed own text differs from the own text before', () => {
  const next = { en: { [id]: { ...notFoundMeta.value, title: 'Gone' } } };
  expect(textChanges(own, next)).toEqual([{ path, before: 'Nothing here', after: 'Gone' }]);
});

it('a Spanish text that becomes the owner’s own differs from what visitors read instead', () => {
  const spanish = { es: { [id]: { ...notFoundMeta.value, title: 'Aquí no hay nada' } } };
  const changed = { path: `es.${id}.title`, after: 'Aquí no hay nada' };
  expect(textChanges({}, spanish)).toContainEqual({
    ...changed,
    before: defaultIn(notFoundMeta, 'es').title,
  });
  expect(textChanges(own, { ...own, ...spanish })).toEqual([
    { ...changed, before: 'Nothing here' },
  ]);
});
