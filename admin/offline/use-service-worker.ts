import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { ADMIN_SCOPE, SERVICE_WORKER } from './service-worker-paths.ts';
import type { PageMessage, WorkerMessage } from './worker-message.ts';

const isSupported = () => import.meta.env.PROD && 'serviceWorker' in navigator;

/**
 * Registers the service worker and follows it. `reload` is set once a new version of the admin is
 * stored; until then this page keeps using the files of its own version.
 */
export function useServiceWorker(): { reload: (() => void) | undefined } {
  const [waiting, setWaiting] = useState<ServiceWorker>();
  const [isReplaced, setReplaced] = useState(false);
  useOpenedNotification();

  useEffect(() => {
    if (!isSupported()) return;
    const { serviceWorker } = navigator;
    const had = serviceWorker.controller;
    const onChange = () => {
      // The first worker does not replace anything.
      if (had) setReplaced(true);
    };
    serviceWorker.addEventListener('controllerchange', onChange);
    let stopWatching = () => {};
    register().then((registration) => {
      if (registration) stopWatching = watch(registration, setWaiting);
    }, console.error);
    return () => {
      serviceWorker.removeEventListener('controllerchange', onChange);
      stopWatching();
    };
  }, []);

  const reload = useCallback(() => {
    if (isReplaced || !waiting) return window.location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload());
    waiting.postMessage({ type: 'activate' } satisfies PageMessage);
  }, [isReplaced, waiting]);

  return { reload: isReplaced || waiting ? reload : undefined };
}

/** Undefined if service workers are refused, as in some private windows, or offline. */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    const registration = await navigator.serviceWorker.register(SERVICE_WORKER, {
      scope: ADMIN_SCOPE,
      updateViaCache: 'none',
    });
    registration.active?.postMessage({ type: 'store-shell' } satisfies PageMessage);
    return registration;
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Reports waiting workers, and checks for new ones whenever the page becomes visible. */
function watch(
  registration: ServiceWorkerRegistration,
  onWaiting: (worker: ServiceWorker) => void,
): () => void {
  const tell = () => {
    if (registration.waiting && registration.active) onWaiting(registration.waiting);
  };
  const onFound = () => registration.installing?.addEventListener('statechange', tell);
  const onVisible = () => {
    if (document.visibilityState !== 'visible') return;
    // Fails without a connection; the next check finds it.
    registration.update().catch(() => undefined);
  };
  tell();
  onFound();
  registration.addEventListener('updatefound', onFound);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    registration.removeEventListener('updatefound', onFound);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** Opens the record of a notification that was tapped. */
function useOpenedNotification(): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    if (!isSupported()) return;
    const onMessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.type === 'open') navigate(`~${data.path}`);
    };
    navigator.serviceWorker.addEventListener('message', onMessage);
    return () => navigator.serviceWorker.removeEventListener('message', onMessage);
  }, [navigate]);
}
