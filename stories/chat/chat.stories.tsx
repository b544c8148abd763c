import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { business } from '#domain/business/business.ts';
import { answerTo, greeting } from '#domain/chat/answer.ts';
import { quickActions } from '#domain/chat/chat-actions.ts';
import { CHAT_REPLY_DELAY_MS } from '#domain/chat/chat-message.ts';
import '#widgets/chat/chat.css';
import { ChatWidget, type ChatWidgetProps } from '#widgets/chat/chat.tsx';
import { heldClock } from '../held-clock.ts';
import { overlay } from '../stage/overlay.tsx';
import { widget } from '../stage/widget.tsx';
import { type Visitor, visit } from '../visitor.ts';

const meta = {
  title: 'Widgets/Chat',
  ...widget<ChatWidgetProps>({ tag: 'inspection-chat', component: ChatWidget }),
  decorators: [overlay('chat')],
} satisfies Meta<ChatWidgetProps>;

export default meta;

type Story = StoryObj<ChatWidgetProps>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** For stories of what is seen before an answer comes. */
const replies = heldClock([CHAT_REPLY_DELAY_MS]);

const launcherOf = (visitor: Visitor) =>
  visitor.findByRole('button', { name: /^Questions\? Ask us/ });

const logOf = (visitor: Visitor) => visitor.getByRole('log', { name: 'Conversation' });

/** Who said what, in order. */
const conversation = (visitor: Visitor) =>
  [...logOf(visitor).querySelectorAll('.chat-message')].map((message) => {
    const [from, text] = [...message.querySelectorAll(':scope > p')].map((p) => p.textContent);
    return `${from?.split(' ')[0]}: ${text}`;
  });

const hello = `Help: ${greeting.text}`;
const answer = (question: string) => `Help: ${answerTo(question).text}`;

const expectConversation = (visitor: Visitor, ...said: string[]) =>
  waitFor(() => expect(conversation(visitor)).toEqual([hello, ...said]));

/** Opens the chat and waits until it has arrived. */
async function visitOpen(context: Context) {
  const visitor = await visit(context);
  await visitor.user.click(await launcherOf(visitor));
  const panel = await visitor.findByRole('dialog', { name: 'Help chat' });
  await visitor.expectFocus(visitor.field('Your message'));
  await Promise.all(panel.getAnimations().map(({ finished }) => finished));
  return { visitor, panel };
}

async function ask(visitor: Visitor, question: string) {
  await visitor.fill({ 'Your message': question });
  await visitor.user.keyboard('{Enter}');
}

/** Nothing of it stands out of the story's window. */
async function expectInWindow(context: Context, box: Element) {
  const page = context.canvasElement.querySelector('.story-window')?.getBoundingClientRect();
  const { left, right, top, bottom } = box.getBoundingClientRect();
  await expect(page).toBeDefined();
  if (!page) return;
  await expect(left).toBeGreaterThanOrEqual(page.left + 16);
  await expect(right).toBeLessThanOrEqual(page.right - 16);
  await expect(top).toBeGreaterThanOrEqual(page.top);
  await expect(bottom).toBe(page.bottom - 16);
}

export const Launcher: Story = {
  play: async (context) => {
    const visitor = await visit(context);
    const launcher = await launcherOf(visitor);
    await expect(launcher).toHaveAttribute('aria-expanded', 'false');
    await expect(launcher).toHaveTextContent(`${business.name} · ${business.licence.label}`);
    await expect(visitor.getByRole('status')).toBeEmptyDOMElement();
    await expect(visitor.queryByRole('dialog')).toBeNull();
    await expectInWindow(context, launcher);
  },
};

/** A greeting that says what it is; quote, call and email are at hand. */
export const Open: Story = {
  play: async (context) => {
    const { visitor, panel } = await visitOpen(context);
    await expectConversation(visitor);
    const links = within(visitor.getByRole('list', { name: 'Quick actions' }));
    await expect(links.getAllByRole('link').map((link) => link.textContent)).toEqual(
      quickActions.map(({ label }) => label),
    );
    await expectInWindow(context, panel);
  },
};

/** Here no answer ever comes. */
export const Typing: Story = {
  beforeEach: () => replies.hold(),
  play: async (context) => {
    const { visitor } = await visitOpen(context);
    await ask(visitor, 'What does it cost?');
    await expect(await visitor.findByText('Help is typing')).toBeVisible();
    await replies.pass(CHAT_REPLY_DELAY_MS - 1);
    await expectConversation(visitor, 'You: What does it cost?');
    await expect(visitor.field('Your message')).toHaveValue('');
  },
};

export const AnswerWithNextStep: Story = {
  play: async (context) => {
    const { visitor } = await visitOpen(context);
    await ask(visitor, 'What does it cost?');
    await expectConversation(visitor, 'You: What does it cost?', answer('What does it cost?'));
    await expect(logOf(visitor)).toHaveTextContent('$350-$600');
    await expect(visitor.queryByText('Help is typing')).toBeNull();
    const [step] = answerTo('What does it cost?').actions;
    await expect(
      within(logOf(visitor)).getByRole<HTMLAnchorElement>('link', { name: step?.label ?? '' }).href,
    ).toBe(`${location.origin}${step?.href}`);
  },
};

/** What no rule knows gets help all the same. */
export const UnknownQuestion: Story = {
  play: async (context) => {
    const { visitor } = await visitOpen(context);
    await ask(visitor, 'qwertz');
    await expectConversation(visitor, 'You: qwertz', answer('qwertz'));
    await expect(within(logOf(visitor)).getAllByRole('link')).toHaveLength(3);
  },
};

const questions = ['pool?', 'Plano?', 'foundation?', 'How long does it take?', 'roof?', 'qwertz'];

/** The newest is seen; the page behind does not move. */
export const LongConversation: Story = {
  play: async (context) => {
    const { visitor, panel } = await visitOpen(context);
    for (const question of questions) await ask(visitor, question);
    await waitFor(() => expect(conversation(visitor)).toHaveLength(1 + 2 * questions.length));
    const { scrollTop, scrollHeight, clientHeight, scrollWidth, clientWidth } = logOf(visitor);
    await expect(scrollHeight).toBeGreaterThan(clientHeight);
    await expect(scrollTop + clientHeight).toBeGreaterThanOrEqual(scrollHeight - 1);
    await expect(scrollWidth).toBe(clientWidth);
    await expectInWindow(context, panel);
  },
};

/** A word that no bubble has room for. */
export const LongWord: Story = {
  play: async (context) => {
    const { visitor } = await visitOpen(context);
    const word = 'Donaudampfschifffahrtsgesellschaftskapitaensversicherungspolice';
    await ask(visitor, word);
    await expectConversation(visitor, `You: ${word}`, answer(word));
    await visitor.expectFits();
  },
};

export const BlankNotSent: Story = {
  play: async (context) => {
    const { visitor } = await visitOpen(context);
    await ask(visitor, '   ');
    await visitor.press('Send');
    await expectConversation(visitor);
    await expect(visitor.queryByText('Help is typing')).toBeNull();
  },
};

/** Two answers came while it was closed; the launcher says so until they are read. */
export const UnreadAfterClosing: Story = {
  beforeEach: () => replies.hold(),
  play: async (context) => {
    const { visitor } = await visitOpen(context);
    await ask(visitor, 'pool?');
    await ask(visitor, 'Plano?');
    await visitor.press('Close chat');
    await visitor.expectFocus(await launcherOf(visitor));
    await expect(visitor.getByRole('status')).toBeEmptyDOMElement();
    await replies.pass(CHAT_REPLY_DELAY_MS);
    await waitFor(() => expect(visitor.getByRole('status')).toHaveTextContent('2 new answers'));
  },
};

/** Answers on a partner's page lead to the business's site, and say whose page it was. */
export const OnAPartnersPage: Story = {
  args: { partner: 'jane-doe-realty', siteBase: 'https://inspector.example' },
  play: async (context) => {
    const { visitor } = await visitOpen(context);
    await expect(visitor.getByRole('link', { name: 'Instant quote' })).toHaveAttribute(
      'href',
      'https://inspector.example/instant-quote?partner=jane-doe-realty',
    );
    await expect(visitor.getByRole('link', { name: 'Call' })).toHaveAttribute(
      'href',
      business.phone.href,
    );
  },
};

const inCorner = (placement: 'bottom-left' | 'bottom-right'): Story => ({
  args: { placement },
  play: async (context) => {
    const { panel } = await visitOpen(context);
    await expectInWindow(context, panel);
    // Head, conversation and form take the panel's whole width.
    for (const part of panel.children) {
      await expect(part.getBoundingClientRect().width).toBe(panel.clientWidth);
    }
    const page = context.canvasElement.querySelector('.story-window')?.getBoundingClientRect();
    const side = placement === 'bottom-left' ? 'left' : 'right';
    await expect(Math.abs(panel.getBoundingClientRect()[side] - (page?.[side] ?? 0))).toBe(16);
  },
});

export const BottomLeft = inCorner('bottom-left');

export const BottomRight = inCorner('bottom-right');

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async (context) => {
    await LongConversation.play?.(context);
    const visitor = await visit(context);
    await visitor.expectFits();
    const { left, right } = visitor.getByRole('dialog').getBoundingClientRect();
    await expect([left, right]).toEqual([16, 304]);
  },
};

export const DarkPage: Story = {
  globals: { theme: 'dark' },
  play: async (context) => {
    await AnswerWithNextStep.play?.(context);
    await (await visit(context)).expectDark();
  },
};

export const RightToLeftPage: Story = {
  globals: { direction: 'rtl' },
  play: async (context) => {
    await AnswerWithNextStep.play?.(context);
    const visitor = await visit(context);
    await visitor.expectEnglishOnRightToLeftPage();
    await expectInWindow(context, visitor.getByRole('dialog'));
  },
};
