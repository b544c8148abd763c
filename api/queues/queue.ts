/** What is claimed from the store and sent, item by item: the mails, or the events of one target. */
export interface Queue<Item extends { id: string }, Outcome> {
  id: string;
  /** Items that are attempted at the same time. */
  lanes: number;
  /** Items that are claimed at once. */
  batch: number;
  /** Milliseconds until an unsettled claim can be made again: longer than a batch of slow attempts takes. */
  lease: number;
  claim(options: { now: Date; until: Date; limit: number }): Promise<Item[]>;
  /** Undefined when what `item` is about has changed since the claim, so that it is not sent. */
  attempt(item: Item, signal: AbortSignal): Promise<Attempt<Outcome> | undefined>;
  /** Stores how the attempt ended; called again after a failure. */
  settle(id: string, outcome: Outcome): Promise<void>;
  /** Stores that a claimed item was not attempted, and why. */
  giveBack(id: string, reason: string): Promise<void>;
}

export interface Attempt<Outcome> {
  outcome: Outcome;
  /** Nobody answered: the next attempt of the queue waits, longer each time. */
  isSilent: boolean;
  /** Why the rest of the batch is not attempted now; undefined to go on. */
  stopReason?: string | undefined;
}
