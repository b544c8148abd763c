import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { defaultPromotions } from '#domain/business/defaults/default-promotions.ts';
import { defaultBusinessIn } from '#domain/business/testing/default-business-in.ts';
import { secondBusiness } from '#domain/business/testing/second-business.ts';
import { wordedPromotions } from '#domain/promotions/shown-promotions.ts';
import { PromoWidget } from '#widgets/promo/promo.tsx';
import type { PromoWidgetProps } from '#widgets/promo/promo.types.ts';
import { type Api, promotionsOf } from '../api/default-api.ts';
import { overlay } from '../harness/overlay.tsx';
import { widget } from '../harness/widget.tsx';
import { reach } from '../harness/widget-canvas.ts';

/** Shown from 3 seconds after the page has loaded (spec §4). */
const meta = {
  title: 'Widgets/Promo',
  ...widget<PromoWidgetProps>({ tag: 'inspection-promo', component: PromoWidget }),
  decorators: [overlay('promo')],
} satisfies Meta<PromoWidgetProps>;

export default meta;

type Story = StoryObj<PromoWidgetProps>;

/** One message, for as long as the story is shown. */
const only = (index: number, business = defaultBusiness): Story => ({
  parameters: {
    api: {
      promotions: promotionsOf(
        wordedPromotions(defaultPromotions, business)
          .slice(index, index + 1)
          .map((promotion) => ({ ...promotion, duration: 60_000 })),
      ),
    },
  },
  play: reach((canvas) => canvas.findByRole('region', { name: 'Current offer' })),
});

export const FirstMessage: Story = only(0);

export const SecondMessage: Story = only(1);

export const ThirdMessage: Story = only(2);

export const BottomLeft: Story = { ...FirstMessage, args: { placement: 'bottom-left' } };

export const BottomRight: Story = { ...FirstMessage, args: { placement: 'bottom-right' } };

export const Spanish: Story = {
  parameters: {
    api: {
      // Once the words are loaded.
      promotions: (call) =>
        promotionsOf(wordedPromotions(defaultPromotions, defaultBusinessIn('es')))(call),
    } satisfies Partial<Api>,
  },
  globals: { language: 'es' },
  play: reach((canvas) => canvas.findByRole('region', { name: 'Oferta actual' })),
};

export const SecondBusiness: Story = {
  ...only(1, secondBusiness),
  globals: { business: 'second' },
};

export const NarrowDark: Story = {
  tags: ['variant'],
  ...FirstMessage,
  globals: { theme: 'dark', viewport: { value: 'narrow', isRotated: false } },
};
