import type { CheckedBackup } from '#api/store/json/check-backup.ts';

/** Problems that are printed. */
const SHOWN = 20;

/** What `checkBackup` found, in lines for the operator. */
export function backupSummary(
  archive: string,
  { note, counts, problems }: CheckedBackup,
): string[] {
  const made = note?.madeAt ? `, made ${note.madeAt} by version ${note.madeBy}` : '';
  const rows = [...counts]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([kind, count]) => `${count.toLocaleString('en').padStart(9)}  ${kind}`);
  const result =
    problems.length > 0
      ? `${problems.length === 1 ? '1 problem' : `${problems.length} problems`}:`
      : note?.sha256
        ? 'Each digest is right, each record can be read, each picture decoded.'
        : 'Each record can be read, each picture decoded. An earlier version made it, without digests.';
  const more = problems.length > SHOWN ? [`and ${problems.length - SHOWN} more`] : [];
  return [archive + made, ...rows, result, ...problems.slice(0, SHOWN), ...more];
}
