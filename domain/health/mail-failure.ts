import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import type { PushMessage } from '#domain/push/push-message.ts';

/** No mail can be sent: the mail server is away or refuses us, whoever a mail is for. */
export interface MailFailure {
  /** The first failed attempt since the last mail that was sent. Instants are ISO 8601. */
  since: string;
  /** When the owner's devices were notified. */
  notifiedAt?: string | undefined;
}

/** Minutes after which it is no short outage, and the owner's devices are notified. */
export const MAIL_FAILURE_MINUTES = 15;

/** Whether the owner's devices must still be notified of `failure`. */
export const shouldNotify = ({ since, notifiedAt }: MailFailure, now: Date): boolean =>
  notifiedAt === undefined && differenceInMinutes(now, since) >= MAIL_FAILURE_MINUTES;

export const mailFailurePush: PushMessage = {
  title: 'Emails are not going out',
  body: 'The mail server does not accept them. Open the admin to see why.',
  path: '/admin/messages',
  tag: 'mail-failure',
};
