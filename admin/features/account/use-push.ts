import { useState } from 'react';
import useSWR from 'swr';
import { failureText } from '#admin/failure-text.ts';
import { send } from '#client/send.ts';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import {
  canNotify,
  currentSubscription,
  detailsOf,
  NotAllowedError,
  subscribe,
  unsubscribe,
} from './browser-push.ts';

/** Notifications are on if the server and this browser have the same subscription. */
async function readPush() {
  const status = await send('GET /api/push');
  const here = canNotify() ? await currentSubscription() : undefined;
  const isOn = here !== undefined && here.endpoint === status.subscription?.endpoint;
  return { ...status, subscription: isOn ? status.subscription : null };
}

export function usePush(onChanged: () => Promise<unknown>) {
  const answer = useSWR('push', readPush);
  const { data, mutate } = answer;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function act(change: () => Promise<void>) {
    setBusy(true);
    setFailure(undefined);
    try {
      await change();
    } catch (cause) {
      setFailure(pushFailure(cause));
    }
    await Promise.all([mutate(), onChanged()]).catch((cause) => setFailure(failureText(cause)));
    setBusy(false);
  }

  return {
    subscription: data?.subscription ?? undefined,
    answer,
    busy,
    failure,
    turnOn: (showsAddress: boolean) =>
      void act(async () => {
        if (!data) return;
        const subscription = await subscribe(data.publicKey);
        await send('PUT /api/push/subscription', {
          json: { ...detailsOf(subscription), showsAddress },
        });
        if (!data.subscription)
          showToast({ title: 'Notifications are on', description: 'Send a test to see one.' });
      }),
    turnOff: () =>
      void act(async () => {
        await send('DELETE /api/push/subscription');
        await unsubscribe();
      }),
    test: () =>
      void act(async () => {
        const { outcome, answer } = await send('POST /api/push/test');
        if (outcome === 'sent') {
          showToast({ title: 'Test sent', description: 'It arrives within a few seconds.' });
        } else {
          setFailure(testFailure(outcome, answer));
        }
      }),
  };
}

function pushFailure(cause: unknown): string {
  if (cause instanceof NotAllowedError) {
    return 'Notifications are blocked here. Allow them for this site in your browser or phone settings.';
  }
  if (cause instanceof DOMException) {
    return 'This browser’s push service could not be reached. Try again later.';
  }
  return failureText(cause);
}

const testFailure = (outcome: 'gone' | 'failed', answer: string) =>
  outcome === 'gone'
    ? 'This browser turned its notifications off. Turn them on again.'
    : `The push service rejected the test (${answer}).`;
