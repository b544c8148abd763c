import { hoursToSeconds } from 'date-fns/hoursToSeconds';
import type { ApiContext } from '#api/http/api-context.ts';
import { deviceName } from '#api/http/device-name.ts';
import type { RouteDependencies } from '#api/http/route-dependencies.ts';
import { SendFailure } from '#api/mail/send-failure.ts';
import { sendToOwner } from '#api/mail/send-to-owner.ts';
import { type Device, devicesOf } from '#api/push/devices.ts';
import { pushKeysOf } from '#api/push/push-keys.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import {
  type SecurityNotice,
  securityNoticeMail,
  securityNoticePush,
} from '#domain/owner/security-notices.ts';

/** For how long a push service keeps it for a phone that is switched off. */
const KEPT_SECONDS = hoursToSeconds(24);

/** Milliseconds for one device. */
const SEND_MS = 15_000;

type Dependencies = Pick<
  RouteDependencies,
  'store' | 'clock' | 'cookie' | 'mail' | 'sendPush' | 'publicUrl'
>;

/** The devices that get notifications, without that of the call. Read them before their sessions end. */
export async function otherDevices(
  { store, clock, cookie }: Dependencies,
  ctx: ApiContext,
): Promise<Device[]> {
  const current = cookie.tokenHash(ctx);
  return (await store.listSessions(clock()))
    .filter(({ tokenHash }) => tokenHash !== current)
    .flatMap(devicesOf);
}

/**
 * Tells the owner of a change by mail and on other devices. Nobody waits for it, because the change is made whatever
 * becomes of the notice; what could not be sent is logged. `devices` if their sessions have ended already.
 */
export function tellOwner(
  dependencies: Dependencies,
  ctx: ApiContext,
  notice: SecurityNotice,
  devices?: readonly Device[],
): void {
  const { store, clock, mail, sendPush, publicUrl } = dependencies;
  const { log } = ctx.state;
  const details = { device: deviceName(ctx.get('User-Agent')), at: clock().toISOString() };

  async function sendMail(): Promise<void> {
    if (!mail) return;
    const source = { name: defaultBusiness.name, publicUrl };
    await sendToOwner(mail, store, securityNoticeMail(notice, details, source));
  }

  async function notify({ push }: Device): Promise<void> {
    const { outcome, status } = await sendPush(push, securityNoticePush(notice, details), {
      keys: await pushKeysOf(store),
      seconds: KEPT_SECONDS,
      signal: AbortSignal.timeout(SEND_MS),
    });
    log.info({ outcome, status }, 'Notified of a change of the account');
  }

  const notifyAll = async () => {
    const all = devices ?? (await otherDevices(dependencies, ctx));
    await Promise.all(all.map(notify));
  };
  for (const sending of [sendMail(), notifyAll()]) {
    sending.catch((err: unknown) => {
      // The mail server's answer may contain an address.
      const cause = err instanceof SendFailure ? { code: err.code, smtp: err.smtp } : { err };
      log.warn({ ...cause, notice }, 'The owner could not be told of a change of the account');
    });
  }
}
