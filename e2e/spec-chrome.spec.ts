import { takenOver } from './fixtures/taken-over.ts';
import { expect, test } from './fixtures/test.ts';

/** What stands around every page, in use. */

test('on a phone the menu opens and closes by its button, and closes when a link is chosen', async ({
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

test('the link of the page is highlighted, and Blog below the blog too', async ({ page }) => {
  for (const [path, active] of [
    ['/about', 'About'],
    ['/blog', 'Blog'],
    ['/blog/hail-and-your-roof', 'Blog'],
    ['/calendar', undefined],
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
    expect(
      looks.filter(({ look }) => look !== plain).map(({ name }) => name),
      path,
    ).toEqual(active ? [active] : []);
  }
});

test('a new page begins at its top, however far down the one before was read', async ({ page }) => {
  await page.goto('/');
  await takenOver(page);
  const footer = page.getByRole('navigation', { name: 'Quick Links' });
  for (const [name, path] of [
    ['Maintenance Tips', '/maintenance-tips'],
    ['Customer Reviews', '/reviews'],
    ['Pricing', '/pricing'],
  ] as const) {
    await footer.getByRole('link', { name, exact: true }).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('chat, offer and the way to the top follow the visitor from page to page', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page.getByRole('region', { name: 'Current offer' })).toBeVisible();
  await page.getByRole('button', { name: /^Questions\? Ask us/ }).click();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
});
