import type { MessageKind } from '#domain/messages/message-kinds.ts';

export const holdCauses = ['restore', 'migration'] as const;

export type HoldCause = (typeof holdCauses)[number];

/**
 * Keeps back the mails, webhook deliveries and notifications that were due when data was restored or moved: most
 * of them have gone out before. It stands until the owner decides.
 */
export interface Hold {
  /** What was due at this instant is held. All instants here are ISO 8601. */
  heldAt: string;
  cause: HoldCause;
  /** Since when what is held is being dropped: it cannot be released any more. */
  droppedAt?: string | undefined;
}

/** A hold in the admin, with the number of jobs of each kind. */
export interface ShownHold {
  heldAt: string;
  cause: HoldCause;
  /** The owner has dropped them, and that was interrupted. */
  isDropping: boolean;
  mails: readonly HeldKind[];
  webhooks: number;
  notifications: number;
  /** What is too old to be sent, of all kinds. */
  expired: number;
}

export interface HeldKind {
  kind: MessageKind;
  count: number;
}

interface Due {
  due: Date;
}

/** What of `planned` is not kept back by `hold`; the same array without a hold. */
export function notHeld<P extends Due>(planned: P[], hold: Hold | null | undefined): P[] {
  if (!hold) return planned;
  const heldAt = new Date(hold.heldAt);
  return planned.filter(({ due }) => due > heldAt);
}

/** Whether it was due at the instant of `hold` and had not expired. */
export function isHeldBy({ heldAt }: Hold, { due, expires }: Due & { expires: Date }): boolean {
  const instant = new Date(heldAt);
  return due <= instant && instant < expires;
}

/** The number of all jobs that are held. */
export const heldCount = ({ mails, webhooks, notifications }: ShownHold): number =>
  mails.reduce((sum, { count }) => sum + count, webhooks + notifications);
