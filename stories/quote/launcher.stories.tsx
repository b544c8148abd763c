import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { waitFor, within } from 'storybook/test';
import { animationsFinished, type PlayContext, widgetCanvas } from '../harness/widget-canvas.ts';

interface LauncherArgs {
  tag: 'inspection-quote' | 'inspection-booking';
  display: 'button' | 'dialog';
  buttonText?: string;
  placement?: 'bottom-right' | 'bottom-left';
}

/** Always the built element: the site and the admin show their widgets in the page. */
const meta = {
  title: 'Widgets/Button and dialog',
  args: { tag: 'inspection-quote', display: 'button' },
  argTypes: {
    tag: { control: 'select', options: ['inspection-quote', 'inspection-booking'] },
    display: { control: 'select', options: ['button', 'dialog'] },
  },
  play: async (context: PlayContext) => void (await widgetCanvas(context)),
  render: ({ tag, display, buttonText, placement }) =>
    createElement(tag, { display, placement, ...(buttonText && { 'button-text': buttonText }) }),
} satisfies Meta<LauncherArgs>;

export default meta;

type Story = StoryObj<LauncherArgs>;

/** Opens the dialog and waits until the widget in it is drawn. */
async function open(context: PlayContext): Promise<void> {
  const { root, clickElement } = await widgetCanvas(context);
  await clickElement(within(root).getByRole('button'));
  await waitFor(() => {
    const view = root.querySelector('.launcher-view');
    if (!view?.shadowRoot?.querySelector('[part~="card"]')) throw new Error('Nothing is drawn.');
  });
  await animationsFinished(root);
}

export const Button: Story = {};

export const OwnText: Story = {
  args: { buttonText: 'What does the inspection of 12 Cedar Elm Road cost?' },
};

/** In a corner of the window; it fades while it would cover a control. */
export const Corner: Story = { args: { display: 'dialog' } };

export const OtherCorner: Story = { args: { display: 'dialog', placement: 'bottom-left' } };

export const OpenQuote: Story = { play: open };

export const OpenCalendar: Story = { args: { tag: 'inspection-booking' }, play: open };

export const Spanish: Story = { globals: { language: 'es' } };

export const SpanishOpen: Story = { globals: { language: 'es' }, play: open };

export const CustomAccent: Story = { globals: { accent: 'oak', theme: 'light' } };

export const NarrowDark: Story = {
  tags: ['variant'],
  parameters: { column: 320 },
  globals: { theme: 'dark' },
};

export const NarrowDarkOpen: Story = {
  tags: ['variant'],
  parameters: { column: 320 },
  globals: { theme: 'dark' },
  play: open,
};
