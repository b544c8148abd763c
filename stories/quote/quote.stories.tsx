import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { quoteBounds } from '#domain/quote/quote-bounds.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import '#widgets/quote/quote.css';
import { QuoteWidget, type QuoteWidgetProps } from '#widgets/quote/quote.tsx';
import { widget } from '../stage/widget.tsx';
import { type Visitor, visit } from '../visitor.ts';

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
  args: { onCalculate: fn(), onBook: fn(() => false) },
} satisfies Meta<QuoteWidgetProps>;

export default meta;

type Story = StoryObj<QuoteWidgetProps>;

const condo = { 'Property type': 'condo', 'Square footage': '1500' };

async function calculate(visitor: Visitor) {
  await visitor.press('Calculate My Quote');
  return visitor.findByRole('heading', { name: /^Your inspection price/ });
}

const amounts = (visitor: Visitor) =>
  visitor
    .getAllByRole('row')
    .map((row) =>
      Number(row.querySelector('td')?.textContent?.replace('−', '-').replace(/[$,]/g, '')),
    );

export const Empty: Story = {
  play: async (context) => {
    const visitor = await visit(context);
    await expect(visitor.getByRole('heading')).toHaveTextContent('What will your inspection cost?');
    await expect(visitor.field('Property type')).toHaveDisplayValue('Select a property type');
    await expect(visitor.field('Square footage')).toHaveValue('');
    await expect(visitor.messageOf('Square footage')).toBe(
      `${quoteBounds.squareFootage.text} sq ft`,
    );
  },
};

export const Typing: Story = {
  play: async (context) => {
    const visitor = await visit(context);
    await visitor.fill({ 'Property type': 'residential', 'Square footage': '2,4' });
    await visitor.expectFocus(visitor.field('Square footage'));
    await expect(visitor.field('Square footage')).toHaveValue('2,4');
    await expect(visitor.field('Square footage')).not.toHaveAttribute('aria-invalid');
    // From the field's first touch on the earliest day is known: today in Texas.
    visitor.field('Preferred date').focus();
    await waitFor(() =>
      expect(visitor.field('Preferred date')).toHaveAttribute('min', businessToday(new Date())),
    );
  },
};

/** Every field that is wrong says so, and the first has the focus. */
export const Invalid: Story = {
  play: async (context) => {
    const visitor = await visit(context);
    await visitor.fill({ 'Square footage': '499', 'Year built': '2031' });
    await visitor.press('Calculate My Quote');
    await visitor.expectFocus(visitor.field('Property type'));
    await expect(visitor.messageOf('Property type')).toBe('Please select a property type');
    await expect(visitor.messageOf('Square footage')).toBe(
      'Square footage must be between 500 and 50,000',
    );
    await expect(visitor.messageOf('Year built')).toBe('Year built must be between 1800 and 2030');
    await expect(context.args.onCalculate).not.toHaveBeenCalled();
  },
};

export const Result: Story = {
  play: async (context) => {
    const visitor = await visit(context);
    await visitor.fill(condo);
    const heading = await calculate(visitor);
    await visitor.expectFocus(heading);
    await expect(heading).toHaveTextContent('$350');
    await expect(amounts(visitor)).toEqual([350, 350]);
    await expect(context.args.onCalculate).toHaveBeenCalledOnce();
    await expect(context.args.onCalculate).toHaveBeenLastCalledWith({
      input: expect.objectContaining({ propertyType: 'condo', squareFootage: 1500 }),
      result: expect.objectContaining({ totalPrice: 350 }),
    });
  },
};

/** Seven days ahead or more: 5 % of the base price less. */
export const ResultWithDiscount: Story = {
  play: async (context) => {
    const visitor = await visit(context);
    await visitor.fill({ ...condo, 'Preferred date': addDays(businessToday(new Date()), 14) });
    await calculate(visitor);
    await expect(visitor.getByRole('row', { name: /^Early booking discount/ })).toHaveTextContent(
      '−$18',
    );
    await expect(amounts(visitor)).toEqual([350, -18, 332]);
  },
};

/** All that can be added, for the oldest and largest home: the longest lines and the longest list. */
export const ManyAddOns: Story = {
  play: async (context) => {
    const visitor = await visit(context);
    await visitor.fill({
      'Property type': 'warranty',
      'Square footage': '50000',
      'Year built': '1900',
      Stories: '4',
      'Detached structures': '4',
      'Preferred date': addDays(businessToday(new Date()), 30),
    });
    for (const extra of ['Pool or spa', 'Basement', 'Rush service']) {
      await visitor.user.click(visitor.getByLabelText(extra));
    }
    await calculate(visitor);
    const lines = amounts(visitor);
    const total = lines.pop();
    await expect(lines).toHaveLength(8);
    await expect(lines.reduce((sum, line) => sum + line, 0)).toBe(total);
    await expect(visitor.getAllByRole('listitem').length).toBeGreaterThan(5);
    await visitor.expectFits();
  },
};

/** The longest words in a column that is too narrow for them. */
export const LongNames: Story = {
  parameters: { column: 250 },
  play: async (context) => {
    await ManyAddOns.play?.(context);
  },
};

export const Narrow: Story = {
  parameters: { column: 320 },
  play: async (context) => {
    await Result.play?.(context);
    await (await visit(context)).expectFits();
  },
};

export const DarkPage: Story = {
  globals: { theme: 'dark' },
  play: async (context) => {
    await Result.play?.(context);
    await (await visit(context)).expectDark();
  },
};

export const RightToLeftPage: Story = {
  globals: { direction: 'rtl' },
  play: async (context) => {
    await Result.play?.(context);
    await (await visit(context)).expectEnglishOnRightToLeftPage();
  },
};

/** A partner's own colours: the button takes them, and can still be read. */
export const OwnAccent: Story = {
  globals: { accent: 'oak', theme: 'light' },
  play: async (context) => {
    const visitor = await visit(context);
    const button = visitor.getByRole('button', { name: 'Calculate My Quote' });
    await expect(getComputedStyle(button).backgroundColor).toBe('rgb(37, 107, 58)');
  },
};

/** What the visitor is offered next; a page that takes it up keeps the visitor. */
export const Booking: Story = {
  play: async (context) => {
    await Result.play?.(context);
    const visitor = await visit(context);
    await visitor.press('Book this inspection', 'link');
    await expect(context.args.onBook).toHaveBeenCalledOnce();
  },
};
