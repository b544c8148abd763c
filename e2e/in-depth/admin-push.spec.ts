import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { startTlsServer } from '#api/http/testing/start-tls-server.ts';
import { PushReceiver } from '#api/push/testing/push-receiver.ts';
import { startApi, type TestApi } from '#api/testing/start-api.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { workdayFrom } from '#domain/schedule/testing/is-workday.ts';
import { today } from '../fixtures/admin-bookings.ts';
import { bookAsVisitor } from '../fixtures/bookings.ts';
import { expect, expectAccessible, OWNER_PASSWORD, test } from '../fixtures/test.ts';

/** Notifications of the owner's devices, by a push service on this machine. */

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 390, height: 800 },
  hasTouch: true,
  expectedMessages: /status of 401/,
});

interface Service {
  api: TestApi;
  /** What was pushed to the endpoint of a device. */
  pushedTo: (device: Device) => Buffer[];
}

interface Device {
  page: Page;
  endpoint: string;
  receiver: PushReceiver;
}

const it = test.extend<{ service: Service }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  service: async ({}, use) => {
    const pushed: { path: string | undefined; body: Buffer }[] = [];
    const { server, network } = await startTlsServer(async (request, response) => {
      pushed.push({ path: request.url, body: await buffer(request) });
      response.writeHead(201).end();
    });
    const api = await startApi({ front: 'dist', ownerPassword: OWNER_PASSWORD, network });
    const pushedTo = ({ endpoint }: Device) =>
      pushed.filter(({ path }) => path === new URL(endpoint).pathname).map(({ body }) => body);
    await use({ api, pushedTo });
    await api.close();
    server.closeAllConnections();
    server.close();
  },
});

/** A browser in which the owner is logged in. Tests' browsers have no push service: theirs is ours. */
async function deviceIn(context: BrowserContext, { api }: Service): Promise<Device> {
  const endpoint = `https://calendar.example/${randomUUID()}`;
  const receiver = new PushReceiver(endpoint);
  await context.grantPermissions(['notifications']);
  await context.addInitScript((subscription) => {
    let current: object | null = null;
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(current),
      subscribe() {
        current = {
          ...subscription,
          toJSON: () => subscription,
          async unsubscribe() {
            current = null;
            return true;
          },
        };
        return Promise.resolve(current);
      },
    });
  }, receiver.subscription);
  const page = await context.newPage();
  const answer = await page.request.post(`${api.url}/api/session`, {
    data: { password: OWNER_PASSWORD },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(answer.ok()).toBe(true);
  await page.goto(`${api.url}/admin/account`);
  return { page, endpoint, receiver };
}

async function turnOn({ page }: Device): Promise<void> {
  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(page.getByText('Notifications are on', { exact: true })).toBeVisible();
}

/** Gives the service worker of a page what a push service has received. */
async function deliver({ page, receiver }: Device, body: Buffer): Promise<void> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(receiver.decrypt(body)),
  });
}

const shownOn = ({ page }: Device) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, body }) => ({ title, body }));
  });

it('a booking made elsewhere arrives on both devices; a tap opens it', async ({
  browser,
  service,
  request,
}) => {
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  const [phone, tablet] = await Promise.all(contexts.map((each) => deviceIn(each, service)));
  if (!phone || !tablet) throw new Error('There are no devices');
  for (const device of [phone, tablet]) await turnOn(device);
  await phone.page.reload();
  const sessions = phone.page.getByRole('region', { name: 'Where you are logged in' });
  await expect(sessions.getByText('Gets notifications')).toHaveCount(2);
  await expectAccessible(phone.page);

  await bookAsVisitor(
    {
      post: (path, options) => request.post(`${service.api.url}${path}`, options),
    } as typeof request,
    { date: workdayFrom(addDays(today, 2)), time: '08:00', name: 'Pushed Paula' },
  );
  for (const device of [phone, tablet]) {
    await expect.poll(() => service.pushedTo(device).length, { timeout: 10_000 }).toBe(1);
    const [body] = service.pushedTo(device);
    if (body) await deliver(device, body);
    await expect.poll(() => shownOn(device)).toMatchObject([{ title: 'New booking' }]);
  }
  const [shown] = await shownOn(phone);
  expect(shown?.body).toContain('8:00 AM');
  expect(shown?.body).not.toContain('Paula');

  const [worker] = phone.page.context().serviceWorkers();
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as ServiceWorkerGlobalScope;
    const [notification] = await scope.registration.getNotifications();
    if (notification)
      scope.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  });
  await expect(phone.page.getByRole('heading', { name: 'Pushed Paula' })).toBeVisible();
  await Promise.all(contexts.map((each) => each.close()));
});

it('a test is sent, the address can be hidden, and logging out ends it', async ({
  browser,
  service,
}) => {
  const context = await browser.newContext();
  const phone = await deviceIn(context, service);
  const { page } = phone;
  await turnOn(phone);
  await page.getByText('Show day, time and address').click();
  await expect(page.getByRole('checkbox', { name: /Show day/ })).not.toBeChecked();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('Test sent', { exact: true })).toBeVisible();
  expect(service.pushedTo(phone)).toHaveLength(1);

  await page.getByRole('button', { name: 'Turn off notifications' }).click();
  await expect(page.getByRole('button', { name: 'Turn on notifications' })).toBeVisible();
  await turnOn(phone);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await context.close();
});
