import { textChanges } from '#domain/content/text-changes.ts';
import { type BusinessChange, changesBetween } from './business-changes.ts';
import type { BusinessFile } from './business-file.schema.ts';

/** Every field that an import of `after` would change, in the order of the file. A picture's address is its content. */
export function businessChanges(before: BusinessFile, after: BusinessFile): BusinessChange[] {
  const { texts: textsBefore, pictures: _before, ...restBefore } = before;
  const { texts: textsAfter, pictures: _after, ...restAfter } = after;
  return [
    ...changesBetween(restBefore, restAfter),
    ...textChanges(textsBefore, textsAfter).map((change) => ({
      ...change,
      path: `texts.${change.path}`,
    })),
  ];
}
