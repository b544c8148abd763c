import { kinds } from '../records/kinds.ts';
import type { RecordStore } from '../records/records.ts';

export interface ConnectionsSeenStore {
  /** Until when the owner has confirmed API keys and webhooks; undefined before the first time. */
  connectionsSeenAt(): Promise<string | undefined>;
  /** Stores an ISO 8601 instant; does nothing if later ones were confirmed already. */
  markConnectionsSeen(until: string): Promise<void>;
}

export const connectionsSeenStore = ({ connectionsSeenAt }: RecordStore): ConnectionsSeenStore => ({
  connectionsSeenAt: async () => (await connectionsSeenAt.read()) ?? undefined,
  markConnectionsSeen: async (until) => {
    const next = kinds.connectionsSeenAt.check(until);
    await connectionsSeenAt.change((seenAt) => {
      const isLater = seenAt === null || Date.parse(until) > Date.parse(seenAt);
      return { next: isLater ? next : seenAt, result: undefined };
    });
  },
});
