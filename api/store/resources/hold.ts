import type { Hold } from '#domain/hold/hold.ts';
import { kinds } from '../records/kinds.ts';
import type { RecordStore } from '../records/records.ts';

export interface HoldStore {
  /** What a restore or move keeps back; undefined when nothing is held. */
  hold(): Promise<Hold | undefined>;
  /** Ends the hold of `heldAt`: what it keeps back is sent. False when there is none, or it is being dropped. */
  releaseHold(heldAt: string): Promise<boolean>;
  /**
   * Decides that what the hold of `heldAt` keeps back is never sent, so that it can no longer be released. Resolves to
   * the hold, also when that was decided before; undefined when there is none.
   */
  startDrop(heldAt: string, at: Date): Promise<Hold | undefined>;
  /** Ends the hold of `heldAt` once all that it kept back is dropped. */
  endDrop(heldAt: string): Promise<void>;
}

export const holdStore = ({ hold }: Pick<RecordStore, 'hold'>): HoldStore => ({
  hold: async () => (await hold.read()) ?? undefined,
  releaseHold: (heldAt) =>
    hold.change((current) =>
      current?.heldAt === heldAt && current.droppedAt === undefined
        ? { next: null, result: true }
        : { next: current, result: false },
    ),
  startDrop: (heldAt, at) =>
    hold.change<Hold | undefined>((current) => {
      if (current?.heldAt !== heldAt) return { next: current, result: undefined };
      if (current.droppedAt !== undefined) return { next: current, result: current };
      const next = kinds.hold.check({ ...current, droppedAt: at.toISOString() });
      return { next, result: next ?? undefined };
    }),
  endDrop: (heldAt) =>
    hold.change((current) => {
      const isEnded = current?.heldAt === heldAt && current.droppedAt !== undefined;
      return { next: isEnded ? null : current, result: undefined };
    }),
});
