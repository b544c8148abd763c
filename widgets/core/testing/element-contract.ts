import { describe, expect, test, vi } from 'vitest';

/** What the shared suite must know of an element to try every promise of `defineElement` on it. */
export interface ElementUnderTest {
  tag: string;
  /** Something of the element's first picture, found inside its shadow root. */
  ready: string;
  /** An attribute that takes one of some values, and a value that it refuses. */
  choice: { attribute: string; property: string; valid: string; invalid: string; fallback: string };
}

type Element = HTMLElement & Record<string, unknown>;

export async function mountElement(tag: string, markup = `<${tag}></${tag}>`): Promise<Element> {
  const page = document.createElement('div');
  page.innerHTML = markup;
  document.body.append(page);
  return page.querySelector(tag) as Element;
}

const inside = (element: Element, selector: string) =>
  element.shadowRoot?.querySelector<HTMLElement>(selector);

const isReady = (element: Element, ready: string) =>
  vi.waitFor(() => expect(inside(element, ready)).toBeTruthy());

/** Runs on every element: whatever a page does with it, it behaves as a tag should. */
export function describeElement({ tag, ready, choice }: ElementUnderTest, define: () => void) {
  describe(`<${tag}> as an element`, () => {
    test('shows its first picture when it is parsed', async () => {
      await isReady(await mountElement(tag), ready);
    });

    test('takes a bare boolean attribute as true, "false" as false, and its removal as false', async () => {
      const element = await mountElement(tag, `<${tag} lang-test></${tag}>`);
      await isReady(element, ready);
    });

    test('follows an attribute that changes and goes', async () => {
      const element = await mountElement(tag);
      element.setAttribute(choice.attribute, choice.valid);
      expect(element[choice.property]).toBe(choice.valid);
      element.removeAttribute(choice.attribute);
      expect(element[choice.property]).toBe(choice.fallback);
      element.setAttribute(choice.attribute, choice.valid);
      element.setAttribute(choice.attribute, '');
      expect(element[choice.property]).toBe(choice.fallback);
    });

    test('warns of a bad value, uses the default and still shows', async () => {
      const element = await mountElement(
        tag,
        `<${tag} ${choice.attribute}="${choice.invalid}"></${tag}>`,
      );
      await isReady(element, ready);
      expect(element[choice.property]).toBe(choice.fallback);
      expect(vi.mocked(console.warn).mock.calls).toEqual([
        [expect.stringContaining(`<${tag}> expects ${choice.attribute}`)],
      ]);
      vi.mocked(console.warn).mockClear();
    });

    test('keeps what was typed when it is moved, and when it is removed and inserted again', async () => {
      const element = await mountElement(tag);
      await isReady(element, ready);
      const field = inside(element, 'input:not([name="website"]):not([type="checkbox"])');
      if (field instanceof HTMLInputElement) {
        field.value = '1900';
        field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      }
      const name = field?.getAttribute('name');
      const elsewhere = document.createElement('section');
      document.body.append(elsewhere);
      elsewhere.append(element);
      await isReady(element, ready);
      if (field) expect(inside(element, `[name="${name}"]`)).toBe(field);

      element.remove();
      await vi.waitFor(() => expect(inside(element, ready)).toBeFalsy());
      elsewhere.append(element);
      await isReady(element, ready);
      if (field) expect(inside(element, `[name="${name}"]`)).toHaveProperty('value', '1900');
    });

    test('stands twice on a page, each with its own state', async () => {
      const page = await mountElement('div', `<div><${tag}></${tag}><${tag}></${tag}></div>`);
      const [first, second] = page.querySelectorAll<Element>(tag);
      await isReady(first as Element, ready);
      await isReady(second as Element, ready);
      (first as Element)[choice.property] = choice.valid;
      expect((second as Element)[choice.property]).toBe(choice.fallback);
    });

    test('takes over a property that was set before it was defined', async () => {
      const element = document.createElement(tag) as Element;
      Object.defineProperty(element, choice.property, {
        value: choice.valid,
        configurable: true,
        writable: true,
        enumerable: true,
      });
      document.body.append(element);
      await isReady(element, ready);
      expect(Object.hasOwn(element, choice.property)).toBe(false);
      expect(element[choice.property]).toBe(choice.valid);
    });

    test('is defined once, however often it is registered', () => {
      const before = customElements.get(tag);
      expect(define).not.toThrow();
      expect(customElements.get(tag)).toBe(before);
    });

    test('leaves the page as it was: no style element, no storage, no cookie, focus untouched', async () => {
      const styles = document.querySelectorAll('style, link').length;
      const focused = document.activeElement;
      await isReady(await mountElement(tag), ready);
      expect(document.querySelectorAll('style, link')).toHaveLength(styles);
      expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
      expect(document.activeElement).toBe(focused);
    });
  });
}
