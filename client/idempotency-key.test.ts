import { expect, test } from 'vitest';
import { createIdempotencyKeys, forgetKey, keyOf } from './idempotency-key.ts';

test('gives the same content the same key, and a key that the server takes', () => {
  const keyFor = createIdempotencyKeys();
  const key = keyFor({ name: 'Maria' });
  expect(keyFor({ name: 'Maria' })).toBe(key);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
});

test('gives corrected content a new key', () => {
  const keyFor = createIdempotencyKeys();
  expect(keyFor({ name: 'Maria' })).not.toBe(keyFor({ name: 'Marie' }));
});

test('gives two forms different keys for the same content', () => {
  expect(createIdempotencyKeys()('same')).not.toBe(createIdempotencyKeys()('same'));
});

test('keeps the key of a form until it is forgotten', () => {
  const [form, other] = [{}, {}];
  const key = keyOf(form, 'same');
  expect(keyOf(form, 'same')).toBe(key);
  expect(keyOf(other, 'same')).not.toBe(key);
  forgetKey(form);
  expect(keyOf(form, 'same')).not.toBe(key);
});
