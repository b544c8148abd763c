import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { define as definePricing } from '#widgets/pricing/pricing.element.ts';
import { inside, isReady, mountElement, type TestElement } from './testing/mount-element.ts';

definePricing(async () => defaultBusiness);

const root = document.documentElement;

/** Gives the page a style sheet until the test ends. */
function stylePage(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    root.removeAttribute('class');
    root.removeAttribute('style');
    document.body.removeAttribute('style');
  });
}

const schemeOf = (element: TestElement) =>
  getComputedStyle(inside(element, '.ui-host') as HTMLElement).colorScheme;

async function mountPrices(markup = '<inspection-pricing></inspection-pricing>') {
  const element = mountElement('inspection-pricing', markup);
  await isReady(element, '[part~="card"]');
  return element;
}

const shows = (element: TestElement, scheme: string) =>
  vi.waitFor(() => expect(schemeOf(element)).toBe(scheme));

describe('on a page that declares no color-scheme', () => {
  test.each([
    ['dark where the body is', 'body { background: #0b0b0f }', 'dark'],
    ['dark where the root is', 'html { background: oklch(0.2 0.03 270) }', 'dark'],
    [
      'dark behind a veil that hides little',
      'html { background: #111 } body { background: rgb(255 255 255 / 10%) }',
      'dark',
    ],
    ['as it is on a light page', 'body { background: #f5efe6 }', 'normal'],
    ['as it is on a page without a background', '', 'normal'],
    ['as it is on a red page', 'body { background: #e11 }', 'normal'],
  ])('an element is %s', async (_title, css, scheme) => {
    stylePage(css);
    expect(schemeOf(await mountPrices())).toBe(scheme);
  });

  test('the nearest background counts', async () => {
    stylePage(
      'body { background: #0b0b0f } .light { background: #fff } .dark { background: #222 }',
    );
    const light = '<div class="light"><inspection-pricing></inspection-pricing></div>';
    expect(schemeOf(await mountPrices(light))).toBe('normal');
    const dark = light
      .replace('"light"', '"light"><div class="dark"')
      .replace('</div>', '</div></div>');
    expect(schemeOf(await mountPrices(dark))).toBe('dark');
  });

  test("the background behind the page's own shadow root and slot counts", async () => {
    const outer = mountElement('section') as HTMLElement;
    const place = document.body.appendChild(document.createElement('div'));
    const shadow = place.attachShadow({ mode: 'open' });
    shadow.innerHTML = '<div style="background: #111"><slot></slot></div>';
    place.innerHTML = '<inspection-pricing></inspection-pricing>';
    const element = place.firstElementChild as TestElement;
    await isReady(element, '[part~="card"]');
    await shows(element, 'dark');
    outer?.remove();
    place.remove();
  });

  test('an element follows a switch of the theme', async () => {
    stylePage('.night body { background: #0b0b0f }');
    const element = await mountPrices();
    root.classList.add('night');
    await shows(element, 'dark');
    root.classList.remove('night');
    await shows(element, 'normal');
    document.body.style.background = 'black';
    await shows(element, 'dark');
  });

  test('an element follows a switch that fades', async () => {
    stylePage(
      'body { background: #fff; transition: background 80ms } .night body { background: #000 }',
    );
    const element = await mountPrices();
    root.classList.add('night');
    await shows(element, 'dark');
  });

  test('theme="light" holds on a dark page, and theme="dark" on a light one', async () => {
    stylePage('body { background: #0b0b0f }');
    const element = await mountPrices('<inspection-pricing theme="light"></inspection-pricing>');
    expect(schemeOf(element)).toBe('light');
    element.setAttribute('theme', 'auto');
    await shows(element, 'dark');
    expect(element.theme).toBe('auto');
  });
});

test('a color-scheme that the page declares wins over its background', async () => {
  stylePage('html { color-scheme: light } body { background: #0b0b0f }');
  expect(schemeOf(await mountPrices())).toBe('light');
});

test('a page is no longer watched once its last element is gone', async () => {
  const disconnect = vi.spyOn(MutationObserver.prototype, 'disconnect');
  document.body.replaceChildren();
  await Promise.resolve();
  const [first, second] = [await mountPrices(), await mountPrices()];
  disconnect.mockClear();
  first.remove();
  await Promise.resolve();
  // Of its own language and content.
  expect(disconnect).toHaveBeenCalledTimes(2);
  second.remove();
  await Promise.resolve();
  // Likewise, and of the page's scheme.
  expect(disconnect).toHaveBeenCalledTimes(5);
});
