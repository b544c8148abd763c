import { expect, it } from 'vitest';
import { changedWebhook, newWebhook } from '#domain/webhooks/webhook-changes.ts';
import {
  connectionOfKey,
  connectionOfWebhook,
  endPath,
  newConnections,
} from './new-connections.ts';

const details = {
  url: 'https://crm.example/hook',
  description: 'CRM',
  types: ['request.created' as const],
  partner: undefined,
};
const now = new Date('2026-11-20T15:00:00.000Z');
const later = new Date('2026-11-21T15:00:00.000Z');
const webhook = newWebhook(details, { id: 'hook', secret: 'whsec_c2VjcmV0', now });
const key = connectionOfKey({ id: 'key', name: 'Zapier', createdAt: later.toISOString() });
const all = [key, connectionOfWebhook(webhook)];
const idsSince = (seenAt: string | undefined) => newConnections(all, seenAt).map(({ id }) => id);

it('is new until the owner has confirmed it, oldest first', () => {
  expect(idsSince(undefined)).toEqual(['hook', 'key']);
  expect(idsSince(now.toISOString())).toEqual(['key']);
  expect(idsSince(later.toISOString())).toEqual([]);
});

it('is new again when the owner’s events go to another address', () => {
  const change = { ...details, paused: false };
  expect(connectionOfWebhook(changedWebhook(webhook, change, later)).at).toBe(now.toISOString());
  const moved = changedWebhook(webhook, { ...change, url: 'https://evil.example/' }, later);
  expect(connectionOfWebhook(moved)).toMatchObject({
    at: later.toISOString(),
    host: 'evil.example',
  });
});

it('is ended by its key if one subscribed it', () => {
  expect(endPath(connectionOfWebhook(webhook))).toBe('/connections?end=hook');
  const apiKey = { id: 'key', name: 'Zapier' };
  expect(endPath(connectionOfWebhook({ ...webhook, apiKey }))).toBe('/connections?end=key');
});
