import { expect, test, vi } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { createChatStore } from './chat.store.ts';
import { openChat, send } from './conversation.ts';

test('a message has its own id, its text, its sender and its time', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z') });
  const store = createChatStore();
  openChat(store);
  send(store, ' pool? ', defaultBusiness);
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  const { messages } = store.getState();
  expect(messages.map(({ isUser }) => isUser)).toEqual([false, true, false]);
  expect(new Set(messages.map(({ id }) => id)).size).toBe(3);
  expect(messages[1]).toMatchObject({
    text: 'pool?',
    timestamp: Date.parse('2026-11-21T15:00:00Z'),
  });
  expect(messages[2]?.timestamp).toBe(Date.parse('2026-11-21T15:00:01.500Z'));
});
