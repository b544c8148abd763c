import { isSettled, type MessageState } from '#domain/messages/message-record.ts';

/** What is to be sent once, a message or a delivery, as it follows from the leads. */
export interface Planned {
  id: string;
  due: Date;
  expires: Date;
}

/** What is stored of it from the first attempt on. */
export interface Attempt {
  state: MessageState;
  nextAt?: string | undefined;
}

/** Whether what is stored as `record` is neither settled nor expired at `now`. */
export const isOpen = (
  { expires }: Planned,
  record: Pick<Attempt, 'state'> | undefined,
  now: Date,
): boolean => now < expires && !(record && isSettled(record.state));

/** Whether it is open and due at `now`, and neither claimed by somebody nor to be tried again later. */
export const isClaimable = (planned: Planned, record: Attempt | undefined, now: Date): boolean =>
  isOpen(planned, record, now) &&
  planned.due <= now &&
  (record?.nextAt === undefined || new Date(record.nextAt) <= now);

/** The earliest due first. */
export const byDue = (one: Planned, other: Planned): number =>
  one.due.getTime() - other.due.getTime();
