import { randomUUID } from 'node:crypto';
import type { IdempotencyKey } from '#api/store/idempotency-key.ts';
import type { ApiKey, SecondFactor, Session } from '#api/store/stored/stored-access.schema.ts';
import type { Post } from '#domain/blog/post.schema.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { sampleBooking as bookingOf } from '#domain/booking/testing/sample-booking.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { sampleRequest } from '#domain/inspection-request/testing/sample-request.ts';
import type { StoredPushSubscription } from '#domain/push/push-subscription.schema.ts';
import type { StoredReview } from '#domain/reviews/review.schema.ts';

/** A contact request with an id of its own and the given `fields`. */
export const sampleContactRequest = (fields: Partial<ContactRequest> = {}): ContactRequest =>
  sampleRequest({ id: randomUUID(), ...fields });

export const sampleBooking = (fields: Partial<Booking> = {}): Booking =>
  bookingOf({ id: randomUUID(), address: '1200 Elm Street, Plano, TX', ...fields });

/** A draft with a unique slug. */
export const samplePost = (fields: Partial<Post> = {}): Post => ({
  id: randomUUID(),
  revision: 1,
  slug: `post-${randomUUID()}`,
  title: 'Hail and your roof',
  excerpt: 'In short.',
  content: '## Heading',
  category: 'roofs-and-weather',
  tags: ['hail'],
  metaTitle: '',
  metaDescription: '',
  published: false,
  createdAt: '2026-11-20T15:00:00.000Z',
  ...fields,
});

export const sampleReview = (fields: Partial<StoredReview> = {}): StoredReview => ({
  id: 'one',
  revision: 1,
  platform: 'google',
  rating: 5,
  author: 'Priya Raman',
  date: '2026-10-28',
  text: 'Clear and calm.',
  verified: true,
  ...fields,
});

export const sampleIdempotencyKey = (fields: Partial<IdempotencyKey> = {}): IdempotencyKey => ({
  key: randomUUID(),
  fingerprint: 'a digest of the request',
  ...fields,
});

/** Open from 15:00 to 16:00 UTC on 20 November 2026. */
export const sampleSession = (fields: Partial<Session> = {}): Session => ({
  tokenHash: randomUUID(),
  createdAt: '2026-11-20T15:00:00.000Z',
  expiresAt: '2026-11-20T16:00:00.000Z',
  ...fields,
});

export const sampleSecondFactor = (fields: Partial<SecondFactor> = {}): SecondFactor => ({
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  since: '2026-11-20T15:00:00.000Z',
  lastStep: 100,
  recoveryCodes: ['first', 'second'],
  ...fields,
});

export const sampleApiKey = (fields: Partial<ApiKey> = {}): ApiKey => ({
  id: randomUUID(),
  name: 'Zapier',
  scopes: ['read'],
  prefix: 'ik_abcdef',
  digest: randomUUID(),
  createdAt: '2026-11-20T15:00:00.000Z',
  ...fields,
});

export const samplePush = (
  fields: Partial<StoredPushSubscription> = {},
): StoredPushSubscription => ({
  endpoint: 'https://push.example/phone',
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
  showsAddress: true,
  since: '2026-11-20T15:10:00.000Z',
  ...fields,
});

export const duringSession = new Date('2026-11-20T15:30:00.000Z');
