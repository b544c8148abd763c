import { type BusinessChange, changesBetween } from '#domain/business/business-changes.ts';
import type { BusinessVersion, RecordName } from '#domain/business/business-version.ts';
import type { TextValues } from '#domain/business/texts.schema.ts';
import { textChanges } from '#domain/content/text-changes.ts';

/** One change of a record: what replaced `revision`, when and by which device. */
export interface PresentedVersion extends Omit<BusinessVersion, 'value'> {
  changes: readonly BusinessChange[];
}

/**
 * The changes of `record`, newest first. Each differs from the version after it; the newest from `current`.
 */
export function presentHistory(
  versions: readonly BusinessVersion[],
  record: RecordName,
  { revision: _, ...current }: { revision: number },
): PresentedVersion[] {
  const replaced = versions.filter((version) => version.record === record);
  return replaced
    .map(({ value, ...version }, index) => {
      const next = replaced[index + 1];
      return { ...version, changes: recordChanges(record, value, next ? next.value : current) };
    })
    .toReversed();
}

function recordChanges(record: RecordName, before: unknown, after: unknown): BusinessChange[] {
  return record === 'texts'
    ? textChanges(before as TextValues, after as TextValues)
    : changesBetween(before, after);
}
