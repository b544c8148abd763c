import { callApi } from '#client/call-api.ts';
import type { PushStatus, PushTestResult } from '#domain/push/push-status.ts';
import type { PushSubscriptionDetails } from '#domain/push/push-subscription.schema.ts';

export const fetchPush = () => callApi<PushStatus>('', 'push');

export const savePushSubscription = (json: PushSubscriptionDetails) =>
  callApi<undefined>('', 'push/subscription', { method: 'PUT', json });

export const endPushSubscription = () =>
  callApi<undefined>('', 'push/subscription', { method: 'DELETE' });

export const sendTestPush = () => callApi<PushTestResult>('', 'push/test', { method: 'POST' });
