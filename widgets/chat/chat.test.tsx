import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { answerTo, greeting } from '#domain/chat/answer.ts';
import { CHAT_REPLY_DELAY_MS } from '#domain/chat/chat-message.ts';
import { click, fill } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import {
  ask,
  conversation,
  field,
  holdReplies,
  launcher,
  log,
  openChat,
  panel,
  renderChat,
} from './testing/render-chat.tsx';

const hello = `Help: ${greeting.text}`;
const answer = (text: string) => `Help: ${answerTo(text, defaultBusiness).text}`;

describe('a question', () => {
  test('shows the typing indicator for 1.5 seconds, then the answer with its next steps', async () => {
    renderChat();
    await openChat();
    const letTimePass = holdReplies();
    await ask('What does it cost?');
    await expect.element(page.getByText('Help is typing')).toBeVisible();
    expect(conversation()).toEqual([hello, 'You: What does it cost?']);
    letTimePass(CHAT_REPLY_DELAY_MS - 1);
    expect(conversation()).toHaveLength(2);
    letTimePass(1);
    await expect.element(page.getByText(/\$350-\$600/)).toBeVisible();
    expect(log().element().textContent).not.toContain('Help is typing');
    expect(conversation()).toEqual([hello, 'You: What does it cost?', answer('cost')]);
    await expect
      .element(log().getByRole('link', { name: 'Get an instant quote' }))
      .toHaveAttribute('href', '/instant-quote');
  });

  test('gets its answer after those asked before it', async () => {
    renderChat();
    await openChat();
    const letTimePass = holdReplies();
    const questions = ['pool?', 'Plano?', 'foundation?'];
    for (const question of questions) {
      await ask(question);
      letTimePass(100);
    }
    const asked = [hello, ...questions.map((question) => `You: ${question}`)];
    expect(conversation()).toEqual(asked);
    letTimePass(CHAT_REPLY_DELAY_MS - 300);
    await vi.waitFor(() => expect(conversation()).toEqual([...asked, answer('pool')]));
    await expect.element(page.getByText('Help is typing')).toBeVisible();
    letTimePass(300);
    const answered = [...asked, ...questions.map(answer)];
    await vi.waitFor(() => expect(conversation()).toEqual(answered));
    expect(log().element().textContent).not.toContain('Help is typing');
  });

  test.each(['', '   '])('is not sent when it is %j', async (blank) => {
    renderChat();
    await openChat();
    await ask(blank);
    await click(page.getByRole('button', { name: 'Send' }));
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    expect(conversation()).toEqual([hello]);
  });

  test('is sent by the button too, and the empty field keeps the focus', async () => {
    renderChat();
    await openChat();
    await fill(field(), '  pool?  ');
    await click(page.getByRole('button', { name: 'Send' }));
    await expect.element(field()).toHaveValue('');
    await expect.element(field()).toHaveFocus();
    expect(conversation()).toEqual([hello, 'You: pool?']);
  });

  test('may have several lines: Shift+Enter does not send', async () => {
    renderChat();
    await openChat();
    await fill(field(), 'one');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}two');
    await expect.element(field()).toHaveValue('one\ntwo');
    expect(conversation()).toEqual([hello]);
    await userEvent.keyboard('{Enter}');
    expect(conversation()).toEqual([hello, 'You: one\ntwo']);
  });

  test('is not sent by the Enter that confirms a word of an input method', async () => {
    renderChat();
    await openChat();
    await fill(field(), 'にほん');
    const enter = { key: 'Enter', bubbles: true, cancelable: true, isComposing: true };
    field().element().dispatchEvent(new KeyboardEvent('keydown', enter));
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    expect(conversation()).toEqual([hello]);
  });

  test('is shown as text, never as markup', async () => {
    renderChat();
    await openChat();
    const markup = '<img src=x onerror="alert(1)"> & **bold**';
    await ask(markup);
    expect(conversation()).toEqual([hello, `You: ${markup}`]);
    expect(log().element().querySelector('img')).toBeNull();
  });
});

describe('the field', () => {
  test('grows with its text, within bounds', async () => {
    renderChat();
    await openChat();
    const height = () => (field().element() as HTMLElement).offsetHeight;
    const one = height();
    await field().fill('one\ntwo');
    expect(height()).toBe(one + 24);
    await field().fill('line\n'.repeat(40));
    expect(height()).toBe(116);
    await field().fill('');
    expect(height()).toBe(one);
  });

  test('keeps what was not sent while the chat is closed', async () => {
    renderChat();
    await openChat();
    await fill(field(), 'half a questi');
    await userEvent.keyboard('{Escape}');
    await openChat();
    await expect.element(field()).toHaveValue('half a questi');
  });
});

describe('opening and closing', () => {
  test('by keyboard: the focus moves into the chat, Esc returns it to the launcher', async () => {
    renderChat();
    await expect.element(launcher()).toHaveAttribute('aria-expanded', 'false');
    (launcher().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(launcher()).toHaveFocus();
    expect(panel().query()).toBeNull();
  });

  test('by its button, and the conversation is shown again', async () => {
    renderChat();
    await openChat();
    await ask('pool?');
    await expect.element(page.getByText(/adds \$25/)).toBeVisible();
    await click(page.getByRole('button', { name: 'Close chat' }));
    await expect.element(launcher()).toHaveFocus();
    await openChat();
    expect(conversation()).toEqual([hello, 'You: pool?', answer('pool')]);
  });

  test('announces answers added while it is closed, until they are read', async () => {
    const host = renderChat();
    await openChat();
    const letTimePass = holdReplies();
    await ask('pool?');
    await ask('Plano?');
    await userEvent.keyboard('{Escape}');
    const news = page.getByRole('status');
    await expect.element(news).toBeEmptyDOMElement();
    letTimePass();
    await expect.element(news).toHaveTextContent('2 new answers');
    await expectAccessible(host);
    await openChat();
    expect(conversation()).toHaveLength(5);
    await userEvent.keyboard('{Escape}');
    await expect.element(news).toBeEmptyDOMElement();
  });

  test('is no modal: Tab leaves the chat, and the page stays usable', async () => {
    const host = renderChat();
    await openChat();
    await expect.element(panel()).not.toHaveAttribute('aria-modal');
    (host.querySelector('a') as HTMLElement).focus();
    const stops: (string | null)[] = [];
    for (let press = 0; press < 8; press++) {
      await userEvent.keyboard('{Tab}');
      const { activeElement } = document;
      stops.push(activeElement?.ariaLabel || (activeElement?.textContent ?? null));
      if (activeElement === document.body) break;
    }
    expect(stops.slice(0, 7)).toEqual([
      'Close chat',
      'Conversation',
      'Instant quote',
      'Call',
      'Email',
      'Your message',
      'Send',
    ]);
    expect(panel().element().contains(document.activeElement)).toBe(false);
    await click(page.getByRole('link', { name: 'A link of the page' }));
    await expect.element(panel()).toBeVisible();
  });

  test('takes no focus before the visitor opens it', async () => {
    renderChat();
    await expect.element(launcher()).toBeVisible();
    expect(document.activeElement).toBe(document.body);
    expect(panel().query()).toBeNull();
  });

  test('stores nothing', async () => {
    renderChat();
    await openChat();
    await ask('my secret question');
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
  });
});

describe('quote, call and email', () => {
  test('are quick actions of the panel', async () => {
    renderChat();
    await openChat();
    const links = page.getByRole('list', { name: 'Quick actions' }).getByRole('link');
    expect(links.elements().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Instant quote', '/instant-quote'],
      ['Call', 'tel:+19725550148'],
      ['Email', 'mailto:hello@bluebonnet.example'],
    ]);
  });

  test("lead from a partner's page to the business's site, with the partner", async () => {
    renderChat({ siteBase: 'https://inspector.example', partner: 'jane-doe-realty' });
    await openChat();
    await expect
      .element(page.getByRole('link', { name: 'Instant quote' }))
      .toHaveAttribute('href', 'https://inspector.example/instant-quote?partner=jane-doe-realty');
    await expect
      .element(page.getByRole('link', { name: 'Call' }))
      .toHaveAttribute('href', 'tel:+19725550148');
  });

  test("use the site's own link component", async () => {
    const chosen = vi.fn();
    renderChat({
      PageLink: ({ href, children, onClick }) => (
        <button
          type="button"
          onClick={(event) => {
            chosen(href);
            onClick(event);
          }}
        >
          {children}
        </button>
      ),
    });
    await openChat();
    await click(page.getByRole('button', { name: 'Instant quote' }));
    expect(chosen).toHaveBeenCalledExactlyOnceWith('/instant-quote');
    await expect.element(panel()).toBeVisible();
  });
});
