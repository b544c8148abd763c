import { deviceStorage } from './device-storage.ts';
import { ADMIN_SCOPE } from './service-worker-paths.ts';

/**
 * Removes everything the admin left in this browser: the agenda, its code, its service worker and
 * the push subscription.
 */
export async function forgetDevice(): Promise<void> {
  await deviceStorage.clear();
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(ADMIN_SCOPE).catch(noAccess);
  // Missing in Safari until the admin is on the Home Screen.
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  await registration?.unregister();
}

/** Some private windows expose service workers but refuse their use. */
function noAccess(error: unknown): undefined {
  if (!(error instanceof DOMException)) throw error;
}
