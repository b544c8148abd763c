import { hoursToSeconds } from 'date-fns/hoursToSeconds';
import type { CurrentBusiness } from '#api/business/current-business.ts';
import type { Clock } from '#api/clock.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { deviceName } from '#api/http/device-name.ts';
import type { MailTransport } from '#api/mail/mail-transport.ts';
import { SendFailure } from '#api/mail/send-failure.ts';
import { sendToOwner } from '#api/mail/send-to-owner.ts';
import { type Device, devicesOf } from '#api/push/devices.ts';
import { pushKeysOf } from '#api/push/push-keys.ts';
import type { SendPush } from '#api/push/send-push.ts';
import type { Store } from '#api/store/store.ts';
import type { Business } from '#domain/business/business.ts';
import { connectionMail, connectionPush } from '#domain/connections/connection-notice.ts';
import type { Connection } from '#domain/connections/new-connections.ts';
import type { MessageContent } from '#domain/messages/message-content.ts';
import {
  type SecurityNotice,
  securityNoticeMail,
  securityNoticePush,
} from '#domain/owner/security-notices.ts';
import type { PushMessage } from '#domain/push/push-message.ts';
import { ownerMailbox } from './owner-mailbox.ts';

/** How long a push service keeps a notification for a phone that is switched off. */
const KEPT_SECONDS = hoursToSeconds(24);

/** Milliseconds for one device. */
const SEND_MS = 15_000;

/** Tells the owner, by mail and on devices, of what was done to the account. */
export interface OwnerNotices {
  /** The devices that get notifications. Read them before a change ends their sessions. */
  devices(): Promise<readonly Device[]>;
  /**
   * Nobody waits for it, because the change is made whatever becomes of the notice; what could not be sent is logged.
   * It goes to the device of the call as well, which somebody else may hold.
   */
  tell(ctx: ApiContext, notice: SecurityNotice, devices?: readonly Device[]): void;
  /** The same of a new API key or webhook, which the screen Connections shows until the owner confirms it. */
  tellOfConnection(ctx: ApiContext, connection: Connection): void;
  /** Resolves when nothing is being sent any more. */
  settled(): Promise<void>;
}

interface MailSource {
  business: Business;
  publicUrl: string;
}

interface Notice {
  /** For the log. */
  name: string;
  mailOf(source: MailSource): MessageContent;
  push: PushMessage;
}

export function createOwnerNotices(options: {
  store: Store;
  business: Pick<CurrentBusiness, 'current'>;
  clock: Clock;
  /** Undefined while mail is not set up. */
  mail: MailTransport | undefined;
  sendPush: SendPush;
  publicUrl: string;
}): OwnerNotices {
  const { store, business, clock, mail, sendPush, publicUrl } = options;
  const sending = new Set<Promise<void>>();

  const devices = async () => (await store.listSessions(clock())).flatMap(devicesOf);

  function send(
    ctx: ApiContext,
    { name, mailOf, push: message }: Notice,
    known?: readonly Device[],
  ) {
    const { log } = ctx.state;

    async function sendMail(): Promise<void> {
      if (!mail) return;
      const current = business.current();
      const to = (await ownerMailbox(store)) ?? current.email.display;
      await sendToOwner(mail, to, mailOf({ business: current, publicUrl }));
    }

    async function notify({ push }: Device): Promise<void> {
      const { outcome, status } = await sendPush(push, message, {
        keys: await pushKeysOf(store),
        seconds: KEPT_SECONDS,
        signal: AbortSignal.timeout(SEND_MS),
      });
      log.info({ outcome, status, notice: name }, 'Notified of a change of the account');
    }

    const notifyAll = async () =>
      void (await Promise.all((known ?? (await devices())).map(notify)));

    for (const begun of [sendMail(), notifyAll()]) {
      const settled = begun
        .catch((err: unknown) => {
          // The mail server's answer may contain an address.
          const cause = err instanceof SendFailure ? { code: err.code, smtp: err.smtp } : { err };
          log.warn(
            { ...cause, notice: name },
            'The owner could not be told of a change of the account',
          );
        })
        .finally(() => sending.delete(settled));
      sending.add(settled);
    }
  }

  return {
    devices,
    tell(ctx, notice, known) {
      const details = { device: deviceName(ctx.get('User-Agent')), at: clock().toISOString() };
      const push = securityNoticePush(notice, details);
      const mailOf = (source: MailSource) => securityNoticeMail(notice, details, source);
      send(ctx, { name: notice, mailOf, push }, known);
    },
    tellOfConnection(ctx, connection) {
      const mailOf = (source: MailSource) => connectionMail(connection, source);
      send(ctx, { name: connection.kind, mailOf, push: connectionPush(connection) });
    },
    settled: async () => void (await Promise.all(sending)),
  };
}
