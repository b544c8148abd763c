import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import './chat/chat.element.ts';
import { inside, isReady, mountElement } from './element/testing/mount-element.ts';
import { startPromoAtOnce } from './promo/testing/start-promo.ts';

startPromoAtOnce();

afterEach(() => page.viewport(1024, 900));

/** Mounts both overlays and returns the boxes of their cards. */
async function mountOverlays(chat: string, promo: string, width: number) {
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
  await vi.waitFor(() => expect(card.getAnimations()).toEqual([]));
  const box = (inside(launcher, '.chat-launcher') as HTMLElement).getBoundingClientRect();
  return { launcher: box, card: card.getBoundingClientRect() };
}

const corners = ['bottom-left', 'bottom-right'] as const;

describe.each(corners)('a banner placed %s', (promo) => {
  test('is in that corner of a wide window', async () => {
    const other = corners.find((corner) => corner !== promo) as string;
    const { card } = await mountOverlays(other, promo, 1024);
    expect(innerHeight - card.bottom).toBe(16);
    expect(promo === 'bottom-left' ? card.left : innerWidth - card.right).toBe(16);
    expect(card.width).toBeLessThanOrEqual(360);
  });

  test.each(corners.flatMap((chat) => [320, 768, 1024].map((width) => ({ chat, width }))))(
    'does not cover the launcher of a chat placed $chat, $width px wide',
    async ({ chat, width }) => {
      const { launcher, card } = await mountOverlays(chat, promo, width);
      const isBeside = card.right <= launcher.left || launcher.right <= card.left;
      expect(isBeside || card.bottom <= launcher.top).toBe(true);
    },
  );
});
