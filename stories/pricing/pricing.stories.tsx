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
  // The page handles it, so a click does not leave the story.
  args: { onQuote: fn(() => false) },
} satisfies Meta<PricingWidgetProps>;

export default meta;

type Story = StoryObj<PricingWidgetProps>;

export const Default: Story = {};

/** A partner's own colors. */
export const CustomAccent: Story = { globals: { accent: 'brick', theme: 'light' } };

/** A partner's single color, from which all others are derived. */
export const BurgundyHost: Story = { globals: { accent: 'burgundy', theme: 'light' } };

export const BurgundyDarkHost: Story = { globals: { accent: 'burgundy', theme: 'dark' } };

/** Too pale for text: links and borders use another shade. */
export const SunflowerHost: Story = { globals: { accent: 'sunflower', theme: 'light' } };

/** Under a heading of the page. */
export const WithoutHeading: Story = { args: { heading: 'none' } as object };

export const Spanish: Story = { globals: { language: 'es' } };

export const NarrowSpanish: Story = {
  parameters: { column: 320 },
  globals: { language: 'es' },
};

export const SecondBusiness: Story = { globals: { business: 'second' } };

export const NarrowDark: Story = {
  tags: ['variant'],
  parameters: { column: 320 },
  globals: { theme: 'dark' },
};
