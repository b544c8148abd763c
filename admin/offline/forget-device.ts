import { deviceStorage } from './device-storage.ts';
import { ADMIN_SCOPE } from './service-worker-paths.ts';

/**
 * Removes what the admin has left in this browser: the agenda, its code, its service worker and the
 * subscription to notifications.
 */
export async function forgetDevice(): Promise<void> {
  await deviceStorage.clear();
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(ADMIN_SCOPE).catch(noAccess);
  // Missing in Safari, until the admin is on the Home Screen.
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  await registration?.unregister();
}

/** Some private windows have service workers and refuse their use. */
function noAccess(error: unknown): undefined {
  if (!(error instanceof DOMException)) throw error;
}
