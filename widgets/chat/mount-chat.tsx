import { expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CHAT_REPLY_DELAY_MS } from '#domain/chat/chat-message.ts';
import { mount } from '#widgets/core/testing/mount.tsx';
import './chat.css';
import { ChatWidget, type ChatWidgetProps } from './chat.tsx';

export const launcher = () => page.getByRole('button', { name: /^Questions\? Ask us/ });
export const panel = () => page.getByRole('dialog', { name: 'Help chat' });
export const field = () => page.getByRole('textbox', { name: 'Your message' });
export const log = () => page.getByRole('log', { name: 'Conversation' });

/** Who said what, in order. */
export const conversation = () =>
  [...document.querySelectorAll('.chat-message')].map((message) => {
    const [from, text] = [...message.querySelectorAll(':scope > p')].map((p) => p.textContent);
    return `${from?.split(' ')[0]}: ${text}`;
  });

/** The chat in the corner of a page that has a link of its own before it. */
export function mountChat(props: ChatWidgetProps = {}): HTMLElement {
  return mount(
    <>
      <a href="#page">A link of the page</a>
      <ChatWidget {...props} />
    </>,
    { width: 400 },
  );
}

export async function openChat() {
  await launcher().click();
  await expect.element(panel()).toBeVisible();
  await Promise.all(
    panel()
      .element()
      .getAnimations()
      .map(({ finished }) => finished),
  );
}

/**
 * Holds the clock of the replies, and no other: what drives the test has timers of its own. The
 * answer is a function that lets so many milliseconds pass.
 */
export function holdReplies(): (ms?: number) => void {
  const start = window.setTimeout;
  let now = 0;
  let waiting: { at: number; reply: () => void }[] = [];
  const held = (reply: () => void, delay?: number, ...rest: unknown[]) => {
    if (delay !== CHAT_REPLY_DELAY_MS) return start(reply, delay, ...rest);
    waiting.push({ at: now + delay, reply });
    return 0;
  };
  vi.stubGlobal('setTimeout', held);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return (ms = CHAT_REPLY_DELAY_MS) => {
    expect(waiting, 'replies that wait').not.toHaveLength(0);
    now += ms;
    const due = waiting.filter(({ at }) => at <= now);
    waiting = waiting.filter(({ at }) => at > now);
    for (const { reply } of due) reply();
  };
}
