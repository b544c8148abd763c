/** The records whose earlier versions the owner can bring back. */
export const recordNames = ['profile', 'brand', 'texts'] as const;

export type RecordName = (typeof recordNames)[number];

/** A version that was replaced. */
export interface BusinessVersion {
  record: RecordName;
  revision: number;
  /** When it was replaced, ISO 8601. */
  replacedAt: string;
  /** The device that replaced it, such as 'Safari on an iPhone'. */
  replacedBy: string;
  value: unknown;
}

/** Versions that are kept of each record. */
export const KEPT_VERSIONS = 20;

/** `versions` with one more, oldest first, without those that are no longer kept. */
export function withVersion(
  versions: readonly BusinessVersion[],
  added: BusinessVersion,
): BusinessVersion[] {
  const all = [...versions, added];
  const ofRecord = all.filter(({ record }) => record === added.record);
  const dropped = new Set(ofRecord.slice(0, -KEPT_VERSIONS));
  return all.filter((version) => !dropped.has(version));
}
