import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MailArgs, mailMeta } from './mail-meta.tsx';

/** Mails to a client's agent: copies without the price. */
const meta = {
  title: 'Mail/To the agent',
  ...mailMeta,
  parameters: { column: 600 },
  args: { kind: 'agent_booked' },
} satisfies Meta<MailArgs>;

export default meta;

type Story = StoryObj<MailArgs>;

export const AgentBooked: Story = { args: { kind: 'agent_booked' } };

export const AgentMoved: Story = { args: { kind: 'agent_moved' } };

export const AgentCanceled: Story = { args: { kind: 'agent_cancelled' } };

export const ReportForAgent: Story = { args: { kind: 'report_for_agent' } };

export const AgentLink: Story = { args: { kind: 'agent_link' } };
