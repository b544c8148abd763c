import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { defaultBusinessIn } from '#domain/business/testing/default-business-in.ts';
import { locales } from '#domain/locale/locale.ts';
import { type ReservedSize, reservedSizeOf, type WidgetTag } from '#widgets/registry.ts';
import { type ElementUnderTest, inside, isReady, mountElement } from './mount-element.ts';

/** Gives the page a style sheet until the test ends. */
function stylePage(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
}

const hostile = `
  * { all: unset }
  html { font-size: 40px; font-family: monospace }
  body, body * {
    color: red !important; letter-spacing: 9px !important; text-transform: uppercase !important;
    text-align: right !important; line-height: 3 !important; white-space: nowrap !important;
    text-indent: 40px !important; word-spacing: 20px !important;
  }
  section, form, button, input, h2, p { display: none !important }
  :root { --ink: red; --surface: red; --space-4: 100px; --text-base: 60px }
`;

/** Words that no Spanish text has, nor a name of an agency, a business or a place. */
const englishWords =
  /(?<!\p{L})(the|your|and|with|for|is|are|to|this|please|our|we|by|choose|book)(?!\p{L})/iu;

/** What a visitor reads or hears, without what clients wrote. */
function textsIn(element: Element): string[] {
  const root = element.shadowRoot as ShadowRoot;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (nodeValue?.trim() && !parentElement?.closest('.reviews-text p, .reviews-by strong, style'))
      texts.push(nodeValue);
  }
  for (const each of root.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
      const text = each.getAttribute(name);
      if (text) texts.push(text);
    }
  }
  return texts;
}

/** Runs on every element: it must be a good guest on somebody else's page. */
export function describeGuest({ tag, ready }: Pick<ElementUnderTest, 'tag' | 'ready'>) {
  const mounted = async (markup?: string) => {
    const element = mountElement(tag, markup);
    await isReady(element, ready);
    return { element, card: inside(element, '[part~="card"]') as HTMLElement };
  };

  describe(`<${tag}> as a guest`, () => {
    test('leaves the page as it was: styles, storage, cookies, globals, focus and scrolling', async () => {
      const state = () => ({
        styles: document.querySelectorAll('style, link').length,
        storage: [localStorage.length, sessionStorage.length, document.cookie],
        globals: Object.keys(window).sort(),
        focus: document.activeElement,
        scroll: [scrollX, scrollY],
      });
      stylePage('body { height: 5000px; padding-top: 2000px }');
      const before = state();
      await mounted();
      expect(state()).toEqual(before);
    });

    test('looks the same under hostile style sheets', async () => {
      const { card } = await mounted();
      const look = () => {
        const { color, font, letterSpacing, textTransform, textAlign } = getComputedStyle(card);
        const size = [card.offsetWidth, card.offsetHeight];
        return { color, font, letterSpacing, textTransform, textAlign, size };
      };
      stylePage('html { font-family: monospace } body { margin: 0 }');
      const before = look();
      stylePage(hostile);
      expect(look()).toEqual(before);
    });

    test('can be hidden by the page', async () => {
      const { element } = await mounted(`<${tag} hidden></${tag}>`);
      expect(element.offsetHeight).toBe(0);
      element.hidden = false;
      expect(element.offsetHeight).toBeGreaterThan(0);
      element.style.display = 'none';
      expect(element.offsetHeight).toBe(0);
    });

    test('is dark or light as requested, else like the page', async () => {
      const { element, card } = await mounted();
      const surface = () => getComputedStyle(card).backgroundColor;
      const light = surface();
      const apply = async (theme: string | null, page: string) => {
        if (theme) element.setAttribute('theme', theme);
        else element.removeAttribute('theme');
        document.documentElement.style.colorScheme = page;
        await new Promise(requestAnimationFrame);
        return surface();
      };
      onTestFinished(() => document.documentElement.removeAttribute('style'));
      const dark = await apply('dark', 'light');
      expect(dark).not.toBe(light);
      expect(await apply('light', 'dark')).toBe(light);
      expect(await apply('auto', 'dark')).toBe(dark);
      expect(await apply(null, 'light')).toBe(light);
    });

    test('takes the colors, corners and typeface that the page gives it, and styles for its parts', async () => {
      stylePage(`
        ${tag} {
          --inspection-surface: rgb(1 2 3); --inspection-radius: 3px; --inspection-font: monospace;
        }
        ${tag}::part(card) { border-color: rgb(4 5 6) }
        ${tag}::part(title) { text-decoration: underline }
      `);
      const { element, card } = await mounted();
      const { backgroundColor, borderRadius, fontFamily, borderTopColor } = getComputedStyle(card);
      expect({ backgroundColor, borderRadius, fontFamily, borderTopColor }).toEqual({
        backgroundColor: 'rgb(1, 2, 3)',
        borderRadius: '3px',
        fontFamily: 'monospace',
        borderTopColor: 'rgb(4, 5, 6)',
      });
      const title = inside(element, '[part~="title"]') as HTMLElement;
      expect(getComputedStyle(title).textDecorationLine).toBe('underline');
    });

    test.each(locales)('names the business and its license, in "%s"', async (locale) => {
      const { card } = await mounted(`<${tag} lang="${locale}"></${tag}>`);
      const { name, license } = defaultBusinessIn(locale);
      expect(card.textContent).toContain(name);
      expect(card.textContent).toContain(license?.label);
    });

    test('speaks Spanish without an English word, and English again', async () => {
      const { element } = await mounted(`<${tag} api-base="${inject('apiBase')}"></${tag}>`);
      const title = () => inside(element, '[part~="title"]')?.textContent;
      const english = title();
      element.lang = 'es';
      await vi.waitFor(() => {
        expect(inside(element, '.ui-host')?.lang).toBe('es');
        expect(textsIn(element).filter((text) => englishWords.test(text))).toEqual([]);
      });
      element.lang = 'en';
      await vi.waitFor(() => expect(inside(element, '.ui-host')?.lang).toBe('en'));
      expect(title()).toBe(english);
    });

    test.each([280, 320])('fits into a column of %i px in Spanish', async (width) => {
      const { element } = await mounted(`<${tag} lang="es"></${tag}>`);
      (element.parentElement as HTMLElement).style.width = `${width}px`;
      await new Promise(requestAnimationFrame);
      const right = element.getBoundingClientRect().right;
      const tooWide = [...(element.shadowRoot as ShadowRoot).querySelectorAll<HTMLElement>('*')]
        .filter((each) => reservedSizeOf(tag as WidgetTag) && !each.closest('.ui-visually-hidden'))
        .filter((each) => each.getBoundingClientRect().right > right + 0.5);
      expect(tooWide.map((each) => `${each.localName}.${each.className}`)).toEqual([]);
    });

    const size: ReservedSize | undefined = reservedSizeOf(tag as WidgetTag);
    if (!size) return;

    test('hides its title for a page that has one, and only from sight', async () => {
      const { element, card } = await mounted();
      const title = inside(element, '[part~="title"]') as HTMLElement;
      expect(title.offsetHeight).toBeGreaterThan(20);
      const name = title.textContent ?? '';
      element.setAttribute('heading', 'none');
      await vi.waitFor(() => expect(title.offsetHeight).toBe(1));
      expect(card.offsetHeight).toBeLessThanOrEqual(Math.max(size.wide, size.narrow));
      await expect.element(page.getByRole('heading', { name })).toBeInTheDocument();
      element.heading = 'visible';
      await vi.waitFor(() => expect(title.offsetHeight).toBeGreaterThan(20));
    });

    test.each(
      locales.flatMap((locale) => [
        [locale, 320, size.narrow] as const,
        [locale, 519, size.narrow] as const,
        [locale, 520, size.wide] as const,
        [locale, 900, size.wide] as const,
      ]),
    )('takes its reserved size in "%s", %i px wide', async (locale, width, height) => {
      const { element } = await mounted(`<${tag} lang="${locale}"></${tag}>`);
      (element.parentElement as HTMLElement).style.width = `${width}px`;
      expect(element.offsetHeight).toBe(height);
    });
  });
}
