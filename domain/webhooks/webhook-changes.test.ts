import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { describe, expect, it } from 'vitest';
import {
  afterAttempt,
  changedWebhook,
  hasFailedForDays,
  newWebhook,
  pausedWebhook,
  validSecrets,
  withNewSecret,
} from './webhook-changes.ts';

const now = new Date('2026-11-20T15:00:00.000Z');
const later = addHours(now, 1);
const details = {
  url: 'https://crm.example/hook',
  description: 'CRM',
  types: ['booking.created' as const],
};
const webhook = newWebhook(details, { id: 'crm', secret: 'first', now });
const failing = afterAttempt(webhook, 'failed', now);
const change = { ...details, paused: false };

describe('an endpoint', () => {
  it('gets the events of its types from its creation on', () => {
    expect(webhook.since).toEqual({ 'booking.created': now.toISOString() });
  });

  it('gets a type that is added from then on', () => {
    const changed = changedWebhook(
      webhook,
      { ...change, types: ['booking.created', 'booking.moved'] },
      later,
    );
    expect(changed.since).toEqual({
      'booking.created': now.toISOString(),
      'booking.moved': later.toISOString(),
    });
    expect(changedWebhook(changed, { ...change, types: ['booking.moved'] }, later).since).toEqual({
      'booking.moved': later.toISOString(),
    });
  });

  it.each([
    ['stays failing with another name', { ...change, description: 'Books' }, true],
    ['has not failed at another address', { ...change, url: 'https://crm.example/2' }, false],
    ['is paused', { ...change, paused: true }, false],
  ])('%s', (_, changed, isFailing) => {
    expect(changedWebhook(failing, changed, later).failingSince !== undefined).toBe(isFailing);
  });

  it('keeps the reason of a pause until it is resumed', () => {
    const paused = pausedWebhook(failing, 'failing', later);
    const renamed = changedWebhook(paused, { ...change, paused: true }, addDays(later, 1));
    expect(renamed.paused).toEqual({ at: later.toISOString(), cause: 'failing' });
    const resumed = changedWebhook(paused, change, addDays(later, 1));
    expect(resumed).not.toHaveProperty('paused');
    expect(resumed).not.toHaveProperty('failingSince');
  });
});

describe('after an attempt', () => {
  it('the first failure counts, until a success', () => {
    expect(failing.failingSince).toBe(now.toISOString());
    expect(afterAttempt(failing, 'failed', later)).toBe(failing);
    expect(afterAttempt(failing, 'sent', later)).toEqual(webhook);
    expect(afterAttempt(webhook, 'sent', later)).toBe(webhook);
  });

  it('an endpoint that is gone is paused, and one that the owner paused stays so', () => {
    const paused = { at: later.toISOString(), cause: 'gone' };
    expect(afterAttempt(webhook, 'refused', later)).toMatchObject({ paused });
    const byOwner = pausedWebhook(webhook, 'owner', now);
    expect(afterAttempt(byOwner, 'refused', later).paused?.cause).toBe('owner');
  });

  it('three days of failing are enough', () => {
    expect(hasFailedForDays(failing, addHours(now, 71))).toBe(false);
    expect(hasFailedForDays(failing, addDays(now, 3))).toBe(true);
    expect(hasFailedForDays(pausedWebhook(failing, 'owner', now), addDays(now, 3))).toBe(false);
    expect(hasFailedForDays(webhook, addDays(now, 3))).toBe(false);
  });
});

describe('a new secret', () => {
  it('signs in parallel with the previous one for 24 hours', () => {
    const rotated = withNewSecret(webhook, 'second', now);
    const at = (hours: number) =>
      validSecrets(rotated, addHours(now, hours)).map(({ secret }) => secret);
    expect([at(0), at(23), at(24)]).toEqual([['second', 'first'], ['second', 'first'], ['second']]);
  });

  it('does not prolong an older one, and there are four at most', () => {
    const twice = withNewSecret(withNewSecret(webhook, 'second', now), 'third', addHours(now, 23));
    expect(validSecrets(twice, addHours(now, 24)).map(({ secret }) => secret)).toEqual([
      'third',
      'second',
    ]);
    let many = webhook;
    for (const n of [1, 2, 3, 4, 5, 6]) many = withNewSecret(many, `secret ${n}`, now);
    expect(many.secrets).toHaveLength(4);
  });
});
