import type { PushSubscriptionDetails } from '#domain/push/push-subscription.schema.ts';

/** Whether this browser can show notifications; an iPhone's only from the Home Screen. */
export const canNotify = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The owner has not allowed notifications. */
export class NotAllowedError extends Error {
  override name = 'NotAllowedError';
}

/**
 * Asks for the permission and subscribes this browser, or resolves to its existing subscription.
 * Call it only on a tap.
 *
 * @param publicKey Of the server.
 * @throws NotAllowedError
 * @throws DOMException if the browser's push service cannot be reached.
 */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowedError();
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (!old || !isOfOtherKeys(error)) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** The server has other keys since it was restored from a backup. */
const isOfOtherKeys = (error: unknown) =>
  error instanceof DOMException && error.name === 'InvalidStateError';

/** The part of a subscription that the server needs. */
export function detailsOf(
  subscription: PushSubscription,
): Pick<PushSubscriptionDetails, 'endpoint' | 'keys'> {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } };
}

/** Ends the subscription of this browser. */
export async function unsubscribe(): Promise<void> {
  const subscription = await currentSubscription();
  await subscription?.unsubscribe();
}

/** Undefined if there is none. */
export async function currentSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}
