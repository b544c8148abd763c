import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { define as defineChat } from './chat/chat.element.ts';
import { inside, isReady, mountElement } from './element/testing/mount-element.ts';
import { startPromoAtOnce } from './promo/testing/start-promo.ts';

defineChat(async () => defaultBusiness);

startPromoAtOnce();

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
  return { element: launcher, launcher: box, card: card.getBoundingClientRect() };
}

const corners = ['bottom-left', 'bottom-right'] as const;

describe.each(corners)('an offer placed %s', (promo) => {
  test('is in that corner of a wide window where nothing is under it', async () => {
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

/** The page's own content, under both overlays. */
function addContent(html: string, css: string): HTMLElement {
  const content = document.createElement('div');
  content.innerHTML = html;
  content.style.cssText = css;
  document.body.prepend(content);
  onTestFinished(() => content.remove());
  return content;
}

const across = 'position: fixed; left: 0; right: 0; display: grid;';

describe('where the page has something', () => {
  test('text in the corner: the offer is one line at the top edge', async () => {
    addContent('<p>Homes in Plano.</p>', `${across} bottom: 20px; height: 60px`);
    const { card } = await mountOverlays('bottom-right', 'bottom-left', 1024);
    expect([card.left, card.top, card.right]).toEqual([0, 0, innerWidth]);
    expect(card.height).toBeLessThan(48);
  });

  test.each([320, 390, 640])('%i px wide: the offer is one line at the top edge', async (width) => {
    const { card } = await mountOverlays('bottom-right', 'bottom-left', width);
    expect([card.left, card.top, card.right]).toEqual([0, 0, innerWidth]);
    expect(card.height).toBeLessThan(72);
  });

  test('a control at the top edge: the offer waits until it is gone', async () => {
    const menu = addContent('<button>Menu</button>', `${across} top: 0`);
    await mountOverlays('bottom-right', 'bottom-left', 390);
    const offer = page.getByRole('region', { name: 'Current offer' });
    expect(offer.query()).toBeNull();
    menu.style.top = '300px';
    document.dispatchEvent(new Event('scroll'));
    await expect.element(offer).toBeVisible();
  });

  test('a control under the launcher: it fades, and is there again when the control is gone', async () => {
    const submit = addContent('<button>Send</button>', `${across} bottom: 30px`);
    const { element } = await mountOverlays('bottom-right', 'bottom-left', 390);
    const chat = inside(element, '.chat') as HTMLElement;
    await vi.waitFor(() => expect(getComputedStyle(chat).opacity).toBe('0'));
    expect(document.elementFromPoint(innerWidth - 40, innerHeight - 40)?.localName).toBe('button');
    submit.style.bottom = '300px';
    document.dispatchEvent(new Event('scroll'));
    await vi.waitFor(() => expect(getComputedStyle(chat).opacity).toBe('1'));
  });

  test('a field with the focus: the launcher fades; it shows itself to who tabs to it', async () => {
    const form = addContent('<input aria-label="Search">', `${across} top: 200px`);
    const { element } = await mountOverlays('bottom-right', 'bottom-left', 1024);
    const chat = inside(element, '.chat') as HTMLElement;
    form.querySelector('input')?.focus();
    await vi.waitFor(() => expect(getComputedStyle(chat).opacity).toBe('0'));
    (inside(element, '.chat-launcher') as HTMLElement).focus();
    await vi.waitFor(() => expect(getComputedStyle(chat).opacity).toBe('1'));
  });
});

test('on a phone the launcher is its icon, and keeps its name', async () => {
  const { launcher } = await mountOverlays('bottom-right', 'bottom-left', 390);
  expect([launcher.width, launcher.height]).toEqual([58, 58]);
  await expect.element(page.getByRole('button', { name: /^Questions\? Ask us/ })).toBeVisible();
});
