import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import '#widgets/quote/quote.css';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { createQuoteStore } from '#widgets/quote/quote.store.ts';
import { QuoteWidget } from '#widgets/quote/quote.tsx';
import type { QuoteWidgetProps } from '#widgets/quote/quote.types.ts';
import { widget } from '../harness/widget.tsx';
import { reach, type WidgetCanvas } from '../harness/widget-canvas.ts';

const meta = {
  title: 'Widgets/Quote',
  ...widget<QuoteWidgetProps>({
    tag: 'inspection-quote',
    component: QuoteWidget,
    events: {
      onCalculate: 'inspection-quote-calculate',
      onBook: 'inspection-quote-book',
    },
  }),
  // The page handles it, so a click does not leave the story.
  args: { onCalculate: fn(), onBook: fn(() => false) },
} satisfies Meta<QuoteWidgetProps>;

export default meta;

type Story = StoryObj<QuoteWidgetProps>;

const daysAhead = (days: number) => addDays(businessToday(new Date(), centralTime), days);

const refine = async (canvas: WidgetCanvas) =>
  canvas.clickElement(await canvas.findByText('Refine'));

async function calculate(canvas: WidgetCanvas, values: Readonly<Record<string, string>>) {
  await canvas.fill(values);
  await canvas.click('button', 'Calculate My Quote');
  await canvas.findByRole('heading', { name: /^Your inspection price/ });
}

export const Empty: Story = {};

export const Invalid: Story = {
  play: reach(async (canvas) => {
    await refine(canvas);
    await canvas.fill({ 'Square footage': '499', 'Year built': '2031' });
    await canvas.click('button', 'Calculate My Quote');
    await canvas.findByText('Please select a property type');
  }),
};

export const Result: Story = {
  play: reach((canvas) =>
    calculate(canvas, { 'Property type': 'condo', 'Square footage': '1500' }),
  ),
};

/** Seven or more days ahead: 5 % off the base price. */
export const EarlyBookingDiscount: Story = {
  play: reach(async (canvas) => {
    await refine(canvas);
    await calculate(canvas, {
      'Property type': 'condo',
      'Square footage': '1500',
      'Preferred date': daysAhead(14),
    });
  }),
};

/** The price for the answers so far, before the visitor asks for its lines. */
export const PriceWhileTyping: Story = {
  play: reach(async (canvas) => {
    await canvas.fill({ 'Property type': 'residential' });
    await canvas.click('button', /^2,500/);
    await canvas.findByText('$375');
  }),
};

/** Every question, each with what its answer adds. */
export const Refined: Story = { play: reach(refine) };

/** Every line that a price can have, and the longest list of recommendations. */
export const EveryAddOn: Story = {
  play: reach(async (canvas) => {
    await refine(canvas);
    for (const extra of ['Pool or spa', 'Basement', 'Rush service']) {
      await canvas.click('checkbox', new RegExp(`^${extra}`));
    }
    await calculate(canvas, {
      'Property type': 'warranty',
      'Square footage': '50000',
      'Year built': '1900',
      Stories: '4',
      'Detached structures': '4',
      'Preferred date': daysAhead(30),
    });
  }),
};

/** The page gives the end of the option period; the visitor checks it. */
export const OptionPeriod: Story = {
  args: { optionEnds: daysAhead(5) },
  play: reach(async (canvas) => {
    await refine(canvas);
    await canvas.findByLabelText(/^Option period ends/);
  }),
};

const offlineStore = createQuoteStore();
offlineStore.setState({ failure: 'offline' });

/** The code that calculates could not be loaded. */
export const CodeNotLoaded: Story = { args: { store: offlineStore } };

/** A partner's own colors. */
export const CustomAccent: Story = { globals: { accent: 'oak', theme: 'light' } };

export const Spanish: Story = { globals: { language: 'es' } };

export const SpanishResult: Story = {
  globals: { language: 'es' },
  play: reach(async (canvas) => {
    await canvas.fill({ 'Tipo de propiedad': 'condo', 'Pies cuadrados': '1500' });
    await canvas.click('button', 'Calcular mi cotización');
    await canvas.findByRole('heading', { name: /^El precio de su inspección/ });
  }),
};

export const SpanishInvalid: Story = {
  globals: { language: 'es' },
  play: reach(async (canvas) => {
    await canvas.click('button', 'Calcular mi cotización');
    await canvas.findByText('Escriba los pies cuadrados');
  }),
};

export const SpanishCodeNotLoaded: Story = { ...CodeNotLoaded, globals: { language: 'es' } };

export const SecondBusiness: Story = { globals: { business: 'second' } };

export const NarrowDark: Story = {
  tags: ['variant'],
  ...Invalid,
  parameters: { column: 320 },
  globals: { theme: 'dark' },
};

export const NarrowWhileTyping: Story = {
  tags: ['variant'],
  ...PriceWhileTyping,
  parameters: { column: 320 },
};

export const NarrowDarkRefined: Story = {
  tags: ['variant'],
  ...Refined,
  parameters: { column: 320 },
  globals: { theme: 'dark' },
};

export const NarrowDarkResult: Story = {
  tags: ['variant'],
  ...EveryAddOn,
  parameters: { column: 320 },
  globals: { theme: 'dark' },
};
