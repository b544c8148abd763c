import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { type PageToast, showToast, toastStore } from '#widgets/page/toasts/toast-store.ts';
import '#widgets/page/toasts/toasts.css';
import { Toasts } from '#widgets/page/toasts/toasts.tsx';

/** Where the site and the admin show their messages, a widget's too: top when narrow, else bottom. */
const meta = {
  title: 'Core/Toast of a page',
  tags: ['react-only'],
  render: (message) => (
    <div style={{ minHeight: 240 }}>
      <button type="button" className="ui-button" onClick={() => showToast(message)}>
        Say it
      </button>
      <Toasts />
    </div>
  ),
  beforeEach: () => toastStore.setState({ toast: undefined }),
  args: {
    title: 'Success',
    description: 'Blog post created successfully',
    kind: 'default',
  },
} satisfies Meta<PageToast>;

export default meta;

type Story = StoryObj<PageToast>;

type Played = Parameters<NonNullable<Story['play']>>[0];

async function say({ canvas, userEvent, args }: Played) {
  await userEvent.click(canvas.getByRole('button', { name: 'Say it' }));
  const region = await canvas.findByRole('region', { name: 'Notifications (F8)' });
  const said = await within(region).findByText(args.description);
  // It fades in; what is judged is what it has become.
  await Promise.all(region.getAnimations({ subtree: true }).map(({ finished }) => finished));
  await expect(said).toBeVisible();
  return within(region);
}

export const Default: Story = {
  play: async (context) => {
    await say(context);
    await expect(context.canvas.getAllByText(context.args.title)).toHaveLength(1);
  },
};

export const Destructive: Story = {
  args: { title: 'Error', description: 'Failed to create blog post', kind: 'destructive' },
  play: async (context) => {
    const region = await say(context);
    await expect(region.getByText('Error').closest('.page-toast')).toHaveAttribute(
      'data-kind',
      'destructive',
    );
  },
};

/** What can be done about it; it closes when that is done. */
export const WithAction: Story = {
  args: { action: { label: 'Undo', altText: 'Undo in the list', onAct: fn() } },
  play: async (context) => {
    const region = await say(context);
    await context.userEvent.click(region.getByRole('button', { name: 'Undo' }));
    await expect(context.args.action?.onAct).toHaveBeenCalledOnce();
    await waitFor(() => expect(region.queryByText('Undo')).toBeNull());
  },
};

export const Dismissed: Story = {
  play: async (context) => {
    const region = await say(context);
    await context.userEvent.click(region.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(region.queryByText(context.args.title)).toBeNull());
  },
};

export const DarkPage: Story = {
  ...Destructive,
  globals: { theme: 'dark' },
};
