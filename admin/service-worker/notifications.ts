import type { PushMessage } from '#domain/push/push-message.ts';
import type { WorkerMessage } from '../offline/worker-message.ts';

const adminPath = /^\/admin(\/|\?|$)/;

/** Shows a push message. Browsers withdraw the permission from a site that shows nothing. */
export async function showNotification(
  registration: ServiceWorkerRegistration,
  data: PushMessageData | null,
): Promise<void> {
  const message = data?.json() as PushMessage | undefined;
  if (!message) return;
  const { title, body, path, tag } = message;
  await registration.showNotification(title, {
    body,
    tag,
    icon: '/admin/icons/icon-192.png',
    badge: '/admin/icons/badge-96.png',
    data: { path },
  });
}

/** Opens the record of a notification, in the admin's window if there is one. */
export async function openNotification(
  clients: Clients,
  notification: Notification,
): Promise<void> {
  notification.close();
  const { path } = notification.data as Pick<PushMessage, 'path'>;
  if (!adminPath.test(path)) return;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const admin = windows.find(({ url }) => adminPath.test(new URL(url).pathname));
  if (!admin) {
    await clients.openWindow(path);
    return;
  }
  // Not `navigate`, which would reload the page and lose what is being typed.
  admin.postMessage({ type: 'open', path } satisfies WorkerMessage);
  await admin.focus();
}
