import { hydrated } from './fixtures/hydrated.ts';
import { expect, test } from './fixtures/test.ts';

/** Header, menu and overlays of every page. */

test('on a phone a button opens and closes the menu, and choosing a link closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const button = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Mobile' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(menu).toBeHidden();
  await button.click();
  await expect(menu).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect(menu).toBeHidden();

  await button.click();
  await menu.getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(menu).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the link of the current page is highlighted, and Blog on an article', async ({ page }) => {
  for (const [path, active] of [
    ['/about', 'About'],
    ['/blog/hail-and-your-roof', 'Blog'],
  ] as const) {
    await page.goto(path);
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    const looks = await links.evaluateAll((nodes) =>
      nodes.map((node) => {
        const { color, backgroundColor, fontWeight, boxShadow } = getComputedStyle(node);
        const look = [color, backgroundColor, fontWeight, boxShadow].join();
        return { name: node.textContent, look };
      }),
    );
    const plain = looks.find(({ name }) => name === 'Services')?.look;
    const highlighted = looks.filter(({ look }) => look !== plain).map(({ name }) => name);
    expect(highlighted, path).toEqual([active]);
  }
});

test('a new page begins at its top with the focus on its heading', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  const beginsAtTop = async (path: string) => {
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  };

  await test.step('after a click far down the page', async () => {
    const link = page
      .getByRole('navigation', { name: 'Quick Links' })
      .getByRole('link', { name: 'Maintenance Tips' });
    await link.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
    await link.click();
    await beginsAtTop('/maintenance-tips');
  });

  await test.step('by the keyboard', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).focus();
    await page.keyboard.press('Enter');
    await beginsAtTop('/faq');
  });
});

test('chat, promotion and scroll-to-top button stay from page to page', async ({ page }) => {
  await page.goto('/services');
  await expect(page.getByRole('region', { name: 'Current offer' })).toBeVisible();
  await page.getByRole('button', { name: /^Questions\? Ask us/ }).click();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
});
