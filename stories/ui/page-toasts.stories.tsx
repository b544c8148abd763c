import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { type PageToast, showToast, toastStore } from '#ui/page-toasts/toast-store.ts';
import '#ui/page-toasts/toasts.css';
import { Toasts } from '#ui/page-toasts/toasts.tsx';
import { animationsFinished } from '../harness/widget-canvas.ts';

/** The toasts of site and admin: at the top of a narrow window, at the bottom right of a wide one. */
const meta = {
  title: 'UI/Page toasts',
  render: (message) => (
    <div style={{ minHeight: 240 }}>
      <button type="button" className="ui-button" onClick={() => showToast(message)}>
        Show toast
      </button>
      <Toasts />
    </div>
  ),
  beforeEach: () => toastStore.setState({ toast: undefined }),
  args: { title: 'Success', description: 'Blog post created successfully', kind: 'default' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show toast' }));
    const region = await canvas.findByRole('region', { name: 'Notifications (F8)' });
    await within(region).findByText(args.description);
    await animationsFinished(region);
  },
} satisfies Meta<PageToast>;

export default meta;

type Story = StoryObj<PageToast>;

export const Default: Story = {};

export const Destructive: Story = {
  args: { title: 'Error', description: 'Failed to create blog post', kind: 'destructive' },
};

export const WithAction: Story = {
  args: { action: { label: 'Undo', altText: 'Undo in the list', onAct: fn() } },
};

export const DarkPage: Story = { tags: ['variant'], ...Destructive, globals: { theme: 'dark' } };
