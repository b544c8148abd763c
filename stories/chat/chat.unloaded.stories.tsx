import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { business } from '#domain/business/business.ts';
import type { ChatWidgetProps } from '#widgets/chat/chat.tsx';
import { visit } from '../visitor.ts';
import chat from './chat.stories.tsx';

// Alone in its file: once loaded, the conversation's code stays loaded.
const meta = { ...chat, title: 'Widgets/Chat', tags: ['!autodocs'] };

export default meta;

/** The line broke before the chat was loaded: the visitor is given the number. */
export const Offline: StoryObj<ChatWidgetProps> = {
  parameters: { missing: 'chat-desk' },
  play: async (context) => {
    const visitor = await visit(context);
    await visitor.press(/^Questions\? Ask us/);
    const link = await visitor.findByRole('link', { name: business.phone.display });
    await expect(link).toHaveAttribute('href', business.phone.href);
    await expect(visitor.getByRole('status')).toHaveTextContent(
      /^The chat could not be loaded\. Try again, or call/,
    );
    await expect(visitor.getByRole('button', { name: /^Questions\? Ask us/ })).toBeEnabled();
  },
};
