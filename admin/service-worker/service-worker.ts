/// <reference lib="webworker" />
import { deviceStorage } from '../offline/device-storage.ts';
import type { PageMessage } from '../offline/worker-message.ts';
import { openNotification, showNotification } from './notifications.ts';
import { storedFile, storeShell, version } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

/** A screen of the admin, not a file. */
const screenPath = /^\/admin(\/[^.]*)?$/;
const assetPath = /^\/admin\/assets\//;

self.addEventListener('install', (event) => event.waitUntil(storeShell()));

// Runs when no page of the previous version is open, or the owner has asked for the new one.
self.addEventListener('activate', (event) =>
  event.waitUntil(deviceStorage.deleteShellsBut(version).then(() => self.clients.claim())),
);

self.addEventListener('message', (event) => {
  const { type } = event.data as PageMessage;
  event.waitUntil(type === 'activate' ? self.skipWaiting() : storeShell());
});

// Calls of the API are never answered here.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const isScreen = request.mode === 'navigate' && screenPath.test(pathname);
  if (!isScreen && !assetPath.test(pathname)) return;
  event.respondWith(
    storedFile(isScreen ? '/admin' : pathname).then((stored) => stored ?? fetch(request)),
  );
});

self.addEventListener('push', (event) =>
  event.waitUntil(showNotification(self.registration, event.data)),
);

self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openNotification(self.clients, event.notification)),
);
