import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import '#widgets/pricing/pricing.css';
import { PricingWidget } from '#widgets/pricing/pricing.tsx';
import type { PricingWidgetProps } from '#widgets/pricing/pricing.types.ts';
import { widget } from '../harness/widget.tsx';

const meta = {
  title: 'Widgets/Pricing',
  ...widget<PricingWidgetProps>({
    tag: 'inspection-pricing',
    component: PricingWidget,
    events: { onQuote: 'inspection-pricing-quote' },
  }),
  // Handled by the page: a click does not leave the story.
  args: { onQuote: fn(() => false) },
} satisfies Meta<PricingWidgetProps>;

export default meta;

type Story = StoryObj<PricingWidgetProps>;

export const Default: Story = {};

/** A partner's own colours. */
export const CustomAccent: Story = { globals: { accent: 'brick', theme: 'light' } };

export const Narrow: Story = { parameters: { column: 320 } };

export const DarkPage: Story = { globals: { theme: 'dark' } };
