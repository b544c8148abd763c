import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { extraServices, priceTiers, standardPlan } from '#domain/content/pricing-block.ts';
import { room } from '#widgets/core/room.ts';
import '#widgets/pricing/pricing.css';
import { PricingWidget, type PricingWidgetProps } from '#widgets/pricing/pricing.tsx';
import { widget } from '../stage/widget.tsx';
import { type Visitor, visit } from '../visitor.ts';

const meta = {
  title: 'Widgets/Pricing',
  ...widget<PricingWidgetProps>({
    tag: 'inspection-pricing',
    component: PricingWidget,
    events: { onQuote: 'inspection-pricing-quote' },
  }),
  // Taken up by the page: a click must not leave the story.
  args: { onQuote: fn(() => false) },
} satisfies Meta<PricingWidgetProps>;

export default meta;

type Story = StoryObj<PricingWidgetProps>;

const contactPage = () => `${location.origin}/contact`;

const quoteLink = (visitor: Visitor) =>
  visitor.findByRole<HTMLAnchorElement>('link', { name: 'Get Quote' });

/** Clicks the link; tells what the browser would do, without leaving the story. */
async function follow(visitor: Visitor): Promise<'followed' | 'stopped'> {
  let done: 'followed' | 'stopped' | undefined;
  const watch = (event: Event) => {
    done = event.defaultPrevented ? 'stopped' : 'followed';
    event.preventDefault();
  };
  window.addEventListener('click', watch, { once: true });
  await visitor.press('Get Quote', 'link');
  if (!done) throw new Error('The click did not reach the page.');
  return done;
}

export const Default: Story = {
  play: async (context) => {
    const visitor = await visit(context);
    const rows = visitor.getAllByRole('row').map((row) => row.textContent);
    await expect(rows).toEqual(
      priceTiers.map(({ range, note = '', price }) => `${range}${note}$${price}`),
    );
    const plan = visitor.getByRole('heading', { name: standardPlan.title });
    await expect(plan.parentElement).toHaveTextContent(standardPlan.priceRange);
    await expect(visitor.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      standardPlan.features,
    );
    await expect(visitor.getAllByRole('definition').map((price) => price.textContent)).toEqual(
      extraServices.map(({ price }) => price),
    );
    await expect(await quoteLink(visitor)).toHaveProperty('href', contactPage());
    await expect(visitor.inside.offsetHeight).toBe(room['inspection-pricing'].wide);
  },
};

/** The lead carries whose page it came from to the business's site. */
export const WithPartner: Story = {
  args: { partner: 'jane-doe-realty', apiBase: 'https://inspector.example' },
  play: async (context) => {
    const visitor = await visit(context);
    const href = 'https://inspector.example/contact?partner=jane-doe-realty';
    await expect(await quoteLink(visitor)).toHaveProperty('href', href);
    await visitor.press('Get Quote', 'link');
    await expect(context.args.onQuote).toHaveBeenLastCalledWith({ href });
  },
};

/** A page that only listens lets the visitor go on. */
export const QuoteAskedFor: Story = {
  args: { onQuote: fn() },
  play: async (context) => {
    const visitor = await visit(context);
    await expect(await follow(visitor)).toBe('followed');
    await expect(context.args.onQuote).toHaveBeenCalledOnce();
  },
};

/** A page that takes the quote up itself keeps the visitor. */
export const QuoteTakenUpByThePage: Story = {
  play: async (context) => {
    const visitor = await visit(context);
    await expect(await follow(visitor)).toBe('stopped');
    await expect(context.args.onQuote).toHaveBeenCalledOnce();
    await expect(context.args.onQuote).toHaveBeenLastCalledWith({
      href: expect.stringMatching(/\/contact$/),
    });
  },
};

export const Narrow: Story = {
  parameters: { column: 320 },
  play: async (context) => {
    const visitor = await visit(context);
    const [table, plan] = [visitor.getByRole('table'), (await quoteLink(visitor)).parentElement];
    await expect(plan?.getBoundingClientRect().top).toBeGreaterThan(
      table.getBoundingClientRect().bottom,
    );
    await expect(visitor.inside.offsetHeight).toBe(room['inspection-pricing'].narrow);
    await visitor.expectFits();
  },
};

export const DarkPage: Story = {
  globals: { theme: 'dark' },
  play: async (context) => {
    await Default.play?.(context);
    await (await visit(context)).expectDark();
  },
};

export const RightToLeftPage: Story = {
  globals: { direction: 'rtl' },
  play: async (context) => {
    await Default.play?.(context);
    await (await visit(context)).expectEnglishOnRightToLeftPage();
  },
};

/** A partner's own colours: the link takes them, and can still be read. */
export const OwnAccent: Story = {
  globals: { accent: 'brick', theme: 'light' },
  play: async (context) => {
    const visitor = await visit(context);
    const link = await quoteLink(visitor);
    await expect(getComputedStyle(link).backgroundColor).toBe('rgb(155, 47, 36)');
  },
};
