import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CHAT_REPLY_DELAY_MS } from '#domain/chat/chat-message.ts';
import { click, fill } from '#ui/testing/act.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import '../chat.css';
import { ChatWidget } from '../chat.tsx';
import type { ChatWidgetProps } from '../chat.types.ts';

export const launcher = () => page.getByRole('button', { name: /^Questions\? Ask us/ });
export const panel = () => page.getByRole('dialog', { name: 'Help chat' });
export const field = () => page.getByRole('textbox', { name: 'Your message' });
export const log = () => page.getByRole('log', { name: 'Conversation' });

/** Sender and text of each message, in order. */
export const conversation = () =>
  [...document.querySelectorAll('.chat-message')].map((message) => {
    const [from, text] = [...message.querySelectorAll(':scope > p')].map((p) => p.textContent);
    return `${from?.split(' ')[0]}: ${text}`;
  });

/** Renders the chat after a link on the page. */
export function renderChat(props: ChatWidgetProps = {}): HTMLElement {
  return renderInHost(
    <>
      <a href="#page">A link of the page</a>
      <ChatWidget {...props} />
    </>,
    { width: 400 },
  ).host;
}

export async function openChat() {
  await click(launcher());
  await expect.element(panel()).toBeVisible();
  await Promise.all(
    panel()
      .element()
      .getAnimations()
      .map(({ finished }) => finished),
  );
}

/** Types a question and presses Enter. */
export async function ask(text: string) {
  await fill(field(), text);
  await userEvent.keyboard('{Enter}');
}

/**
 * Stops only the timers of the replies, because the test's tools need theirs. Returns a function
 * that advances them by `ms` milliseconds.
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
