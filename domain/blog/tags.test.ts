import { expect, it } from 'vitest';
import { withTag } from './tags.ts';

it.each([
  [[], 'roof', ['roof']],
  [['roof'], '  hail storm ', ['roof', 'hail storm']],
  [['roof'], 'roof', ['roof']],
  [['roof'], ' Roof ', ['roof']],
  [['roof'], '', ['roof']],
  [['roof'], ' \t', ['roof']],
])('%j with %j added is %j', (tags, tag, expected) => {
  expect(withTag(tags, tag)).toEqual(expected);
});
