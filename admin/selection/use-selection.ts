import { useState } from 'react';
import type { Versioned } from '#domain/records/versioned.schema.ts';

export interface Selection<T> {
  /** Whether the list shows its checkboxes. */
  active: boolean;
  records: readonly T[];
  has: (id: string) => boolean;
  toggle: (record: T) => void;
  /** Selects these and shows the checkboxes. */
  select: (records: readonly T[]) => void;
  /** Hides the checkboxes and clears the selection. */
  end: () => void;
}

/** The records that the owner has selected in a list; undefined while there are no checkboxes. */
export function useSelection<T extends Versioned>(): Selection<T> {
  const [selected, setSelected] = useState<ReadonlyMap<string, T>>();
  return {
    active: selected !== undefined,
    records: [...(selected?.values() ?? [])],
    has: (id) => selected?.has(id) ?? false,
    toggle: (record) =>
      setSelected((before) => {
        const next = new Map(before);
        if (!next.delete(record.id)) next.set(record.id, record);
        return next;
      }),
    select: (records) => setSelected(new Map(records.map((record) => [record.id, record]))),
    end: () => setSelected(undefined),
  };
}
