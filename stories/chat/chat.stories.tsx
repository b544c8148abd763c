import type { Meta, StoryObj } from '@storybook/react-vite';
import { spyOn } from 'storybook/test';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { answerTo } from '#domain/chat/answer.ts';
import { CHAT_REPLY_DELAY_MS } from '#domain/chat/chat-message.ts';
import '#widgets/chat/chat.css';
import { createChatStore } from '#widgets/chat/chat.store.ts';
import { ChatWidget } from '#widgets/chat/chat.tsx';
import type { ChatWidgetProps } from '#widgets/chat/chat.types.ts';
import { overlay } from '../harness/overlay.tsx';
import { widget } from '../harness/widget.tsx';
import { reach, type WidgetCanvas } from '../harness/widget-canvas.ts';

const meta = {
  title: 'Widgets/Chat',
  ...widget<ChatWidgetProps>({ tag: 'inspection-chat', component: ChatWidget }),
  decorators: [overlay('chat')],
} satisfies Meta<ChatWidgetProps>;

export default meta;

type Story = StoryObj<ChatWidgetProps>;

async function open(canvas: WidgetCanvas) {
  await canvas.click('button', /^Questions\? Ask us/);
  await canvas.findByRole('dialog', { name: 'Help chat' });
}

async function ask(canvas: WidgetCanvas, ...questions: string[]) {
  await open(canvas);
  for (const question of questions) {
    await canvas.fill({ 'Your message': question });
    await canvas.click('button', 'Send');
  }
}

const answered = (...questions: string[]) =>
  reach(async (canvas) => {
    await ask(canvas, ...questions);
    await canvas.findByText(answerTo(questions.at(-1) ?? '', defaultBusiness).text);
  });

export const Closed: Story = {
  play: reach((canvas) => canvas.findByRole('button', { name: /^Questions\? Ask us/ })),
};

/** The greeting and the quick actions. */
export const Open: Story = { play: reach(open) };

/** The answer never comes, because its delay does not pass. */
export const Typing: Story = {
  beforeEach: () => {
    const { setTimeout } = window;
    const withoutReply = (call: TimerHandler, delay?: number, ...rest: unknown[]) =>
      delay === CHAT_REPLY_DELAY_MS ? 0 : setTimeout(call, delay, ...rest);
    spyOn(window, 'setTimeout').mockImplementation(withoutReply as typeof setTimeout);
  },
  play: reach(async (canvas) => {
    await ask(canvas, 'What does it cost?');
    await canvas.findByText('Help is typing');
  }),
};

export const Answered: Story = { play: answered('What does it cost?') };

export const UnknownQuestion: Story = { play: answered('qwertz') };

export const LongConversation: Story = {
  play: answered('pool?', 'Plano?', 'foundation?', 'How long does it take?', 'qwertz'),
};

/** A word longer than its bubble. */
export const LongWord: Story = {
  play: answered('Donaudampfschifffahrtsgesellschaftskapitaensversicherungspolice'),
};

/** An answer that came while the chat was closed. */
export const Unread: Story = {
  play: reach(async (canvas) => {
    await ask(canvas, 'pool?');
    await canvas.click('button', 'Close chat');
    await canvas.findByText(/1 new answer/);
  }),
};

const offlineStore = createChatStore();
offlineStore.setState({ offline: true });

/** The code of the panel could not be loaded. */
export const CodeNotLoaded: Story = { args: { store: offlineStore } };

export const BottomLeft: Story = { ...Open, args: { placement: 'bottom-left' } };

export const BottomRight: Story = { ...Open, args: { placement: 'bottom-right' } };

export const Spanish: Story = {
  globals: { language: 'es' },
  play: reach(async (canvas) => {
    await canvas.click('button', /^¿Preguntas\? Escríbanos/);
    await canvas.findByRole('log', { name: 'Conversación' });
  }),
};

export const SpanishCodeNotLoaded: Story = { ...CodeNotLoaded, globals: { language: 'es' } };

export const SecondBusiness: Story = { ...Open, globals: { business: 'second' } };

export const NarrowDark: Story = {
  tags: ['variant'],
  ...Answered,
  globals: { theme: 'dark', viewport: { value: 'narrow', isRotated: false } },
};
