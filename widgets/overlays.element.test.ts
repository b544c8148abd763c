import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { firstMoment } from '#domain/promotions/promo-cycle.ts';
import { defaultPromotions } from '#domain/promotions/promotions.ts';
import { inside, isReady, mountElement } from '#widgets/core/testing/mount-element.ts';
import './chat/chat.element.ts';
import { promoElement } from './promo/promo.element.ts';
import { createPromoStore } from './promo/promo.store.ts';
import { promoDesk } from './promo/promo.tsx';

beforeAll(async () => {
  await promoDesk.load();
  // The banner begins where its first message is due.
  promoElement.createStore = () => {
    const store = createPromoStore();
    store.setState({ promotions: defaultPromotions, cycle: firstMoment });
    return store;
  };
});

afterEach(() => page.viewport(1024, 900));

/** Both overlays, each in its corner. */
async function place(chat: string, promo: string, width: number) {
  await page.viewport(width, 900);
  const launcher = mountElement(
    'inspection-chat',
    `<inspection-chat placement="${chat}"></inspection-chat>`,
  );
  const banner = mountElement(
    'inspection-promo',
    `<inspection-promo placement="${promo}"></inspection-promo>`,
  );
  await isReady(launcher, '.chat-launcher');
  await isReady(banner, '.promo');
  const card = inside(banner, '.promo') as HTMLElement;
  // It comes from below.
  await vi.waitFor(() => expect(card.getAnimations()).toEqual([]));
  const box = (inside(launcher, '.chat-launcher') as HTMLElement).getBoundingClientRect();
  return { launcher: box, card: card.getBoundingClientRect() };
}

const corners = ['bottom-left', 'bottom-right'] as const;

describe.each(corners)('a banner placed %s', (promo) => {
  test('stands in that corner of a wide window', async () => {
    const other = corners.find((corner) => corner !== promo) as string;
    const { card } = await place(other, promo, 1024);
    expect(innerHeight - card.bottom).toBe(16);
    expect(promo === 'bottom-left' ? card.left : innerWidth - card.right).toBe(16);
    expect(card.width).toBeLessThanOrEqual(360);
  });

  test.each(corners.flatMap((chat) => [320, 768, 1024].map((width) => ({ chat, width }))))(
    'leaves the launcher of a chat placed $chat free, $width px wide',
    async ({ chat, width }) => {
      const { launcher, card } = await place(chat, promo, width);
      const isBeside = card.right <= launcher.left || launcher.right <= card.left;
      expect(isBeside || card.bottom <= launcher.top).toBe(true);
    },
  );
});
