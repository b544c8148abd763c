import { describe, expect, it } from 'vitest';
import { newWebhook, pausedWebhook } from '#domain/webhooks/webhook-changes.ts';
import { messageSettings } from './testing/message-samples.ts';
import { webhookMessages } from './webhook-messages.ts';

const at = new Date('2026-11-20T15:00:00.000Z');
const webhook = newWebhook(
  { url: 'https://crm.example/hook', description: 'CRM', types: ['booking.created'] },
  { id: 'crm', secret: 'whsec_c2VjcmV0', now: at },
);

describe('a paused endpoint', () => {
  it.each(['failing', 'gone'] as const)('sends one message when it is %s', (cause) => {
    const [message, ...more] = webhookMessages(
      pausedWebhook(webhook, cause, at),
      messageSettings(),
    );
    expect(message).toMatchObject({ kind: 'webhook_paused', due: at });
    expect(message?.id).toBe(`webhook_paused-crm-${at.getTime()}`);
    expect(more).toEqual([]);
  });

  it('sends none when the owner has paused it, or once it is resumed', () => {
    expect(webhookMessages(pausedWebhook(webhook, 'owner', at), messageSettings())).toEqual([]);
    expect(webhookMessages(webhook, messageSettings())).toEqual([]);
  });

  it('sends none when such messages are off', () => {
    const off = messageSettings({ off: ['webhook_paused'] });
    expect(webhookMessages(pausedWebhook(webhook, 'failing', at), off)).toEqual([]);
  });
});
