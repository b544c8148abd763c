import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { roundOf } from '#domain/promotions/promo-cycle.ts';
import { promotionDelay, promotionGap } from '#domain/promotions/promotion-timings.ts';
import { defaultPromotions as promotions } from '#domain/promotions/promotions.ts';
import { PromoWidget, type PromoWidgetProps } from '#widgets/promo/promo.tsx';
import { heldClock } from '../held-clock.ts';
import { overlay } from '../stage/overlay.tsx';
import { widget } from '../stage/widget.tsx';
import { type Visitor, visit } from '../visitor.ts';

const round = roundOf(promotions);

const clock = heldClock([
  promotionDelay,
  promotionGap,
  ...promotions.map(({ duration }) => duration),
  round,
]);

const meta = {
  title: 'Widgets/Promo',
  ...widget<PromoWidgetProps>({ tag: 'inspection-promo', component: PromoWidget }),
  decorators: [overlay('promo')],
  // In documents nobody moves the clock.
  beforeEach: ({ viewMode }) => (viewMode === 'docs' ? undefined : clock.hold()),
} satisfies Meta<PromoWidgetProps>;

export default meta;

type Story = StoryObj<PromoWidgetProps>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const [first, second, third] = promotions;

const windowOf = (context: Context) =>
  context.canvasElement.querySelector('.story-window') as HTMLElement;

/** All that the banner says, in either life; before it is due there is no widget to visit. */
function saidIn(context: Context) {
  const banner = windowOf(context).firstElementChild;
  return `${banner?.textContent}${banner?.shadowRoot?.textContent ?? ''}`;
}

/** The offer that is shown now, once it has arrived. */
async function offerOf(visitor: Visitor, { message }: { message: string }) {
  const offer = await visitor.findByRole('region', { name: 'Current offer' });
  await waitFor(() => expect(offer).toHaveTextContent(message));
  await Promise.all(offer.getAnimations().map(({ finished }) => finished));
  return offer;
}

const expectNothing = (visitor: Visitor) =>
  waitFor(() => expect(visitor.queryByRole('region')).toBeNull());

/** Somebody who came when the page was loaded, and sees the first offer. */
async function visitDue(context: Context) {
  await clock.pass(promotionDelay);
  const visitor = await visit(context);
  return { visitor, offer: await offerOf(visitor, first) };
}

/** Lets the offer that is shown go, and the next one come. */
async function next(visitor: Visitor, now: { duration: number }, then: { message: string }) {
  await clock.pass(now.duration);
  await expectNothing(visitor);
  await clock.pass(promotionGap);
  return offerOf(visitor, then);
}

async function expectLink(
  visitor: Visitor,
  { actionLabel, actionUrl }: (typeof promotions)[number],
) {
  const link = visitor.getByRole<HTMLAnchorElement>('link', { name: actionLabel });
  await expect(link.href).toBe(`${location.origin}${actionUrl}`);
}

/** For three seconds there is nothing of it. */
export const BeforeItIsDue: Story = {
  play: async (context) => {
    await clock.pass(promotionDelay - 1);
    await expect(saidIn(context)).toBe('');
  },
};

export const FirstMessage: Story = {
  play: async (context) => {
    await clock.pass(promotionDelay - 1);
    await expect(saidIn(context)).toBe('');
    await clock.pass(1);
    const visitor = await visit(context);
    await offerOf(visitor, first);
    await expectLink(visitor, first);
    await expect(visitor.getByText(/TREC #8544/)).toBeInTheDocument();
  },
};

export const SecondMessage: Story = {
  play: async (context) => {
    const { visitor } = await visitDue(context);
    await next(visitor, first, second);
    await expectLink(visitor, second);
  },
};

export const ThirdMessage: Story = {
  play: async (context) => {
    const { visitor } = await visitDue(context);
    await next(visitor, first, second);
    await next(visitor, second, third);
    await expectLink(visitor, third);
  },
};

/** Closed, it stays away for the rest of the round. */
export const ClosedByTheVisitor: Story = {
  play: async (context) => {
    const { visitor } = await visitDue(context);
    await visitor.press('Close the offer');
    await expectNothing(visitor);
    await clock.pass(round - 1);
    await expect(visitor.queryByRole('region')).toBeNull();
  },
};

export const BackInTheNextRound: Story = {
  play: async (context) => {
    const { visitor } = await visitDue(context);
    await visitor.press('Close the offer');
    await expectNothing(visitor);
    await clock.pass(round);
    await offerOf(visitor, first);
  },
};

/** Its time stands still while it is pointed at, and goes on where it stood. */
export const PausedWhilePointedAt: Story = {
  play: async (context) => {
    const { visitor, offer } = await visitDue(context);
    await clock.pass(first.duration - promotionGap);
    await visitor.user.hover(offer);
    await clock.passUnnoticed(60_000);
    await expect(offer).toBeVisible();
    await visitor.user.unhover(offer);
    await clock.pass(promotionGap - 1);
    await expect(offer).toBeVisible();
    await visitor.user.hover(offer);
    await clock.passUnnoticed(60_000);
    await expect(offer).toHaveTextContent(first.message);
  },
};

const inCorner = (placement: 'bottom-left' | 'bottom-right'): Story => ({
  args: { placement },
  play: async (context) => {
    const { offer } = await visitDue(context);
    const [card, page] = [offer, windowOf(context)].map((box) => box.getBoundingClientRect());
    if (!card || !page) return;
    await expect(page.bottom - card.bottom).toBe(16);
    const aside = placement === 'bottom-left' ? card.left - page.left : page.right - card.right;
    await expect(aside).toBe(16);
    await expect(card.width).toBeLessThanOrEqual(360);
  },
});

export const BottomLeft = inCorner('bottom-left');

export const BottomRight = inCorner('bottom-right');

/** Offers seen on a partner's page lead to the business's site, and say whose page it was. */
export const OnAPartnersPage: Story = {
  args: { partner: 'jane-doe-realty', apiBase: 'https://inspector.example' },
  play: async (context) => {
    const { visitor } = await visitDue(context);
    await expect(visitor.getByRole('link', { name: first.actionLabel })).toHaveAttribute(
      'href',
      `https://inspector.example${first.actionUrl}?partner=jane-doe-realty`,
    );
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async (context) => {
    const { visitor, offer } = await visitDue(context);
    await visitor.expectFits();
    const { left, right, width } = offer.getBoundingClientRect();
    await expect([left, right, width]).toEqual([16, 304, 288]);
  },
};

export const DarkPage: Story = {
  globals: { theme: 'dark' },
  play: async (context) => {
    const { visitor } = await visitDue(context);
    await visitor.expectDark();
  },
};

/** The corner is where the page says, whichever way it reads. */
export const RightToLeftPage: Story = {
  ...BottomLeft,
  globals: { direction: 'rtl' },
  play: async (context) => {
    await BottomLeft.play?.(context);
    await (await visit(context)).expectEnglishOnRightToLeftPage();
  },
};
