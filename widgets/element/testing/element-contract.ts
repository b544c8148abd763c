import { describe, expect, test, vi } from 'vitest';
import { describeGuest } from './guest-contract.ts';
import {
  type ElementUnderTest,
  inside,
  isReady,
  mountElement,
  type TestElement,
} from './mount-element.ts';

export { type ElementUnderTest, mountElement };

/** Runs on every element: whatever a page does with it, it behaves like an HTML element. */
export function describeElement(
  { tag, ready, choice, announces }: ElementUnderTest,
  define: () => void,
) {
  const markup = `<${tag} ${choice.attribute}="${choice.valid}"></${tag}>`;

  const shows = async (element: TestElement) => {
    await isReady(element, ready);
    expect(element[choice.property]).toBe(choice.valid);
  };

  describe(`<${tag}>, however it comes to the page`, () => {
    test('shows when it is parsed', async () => {
      await shows(mountElement(tag, markup));
    });

    test('shows when it is created and given its attributes later', async () => {
      const element = document.createElement(tag) as TestElement;
      element.setAttribute(choice.attribute, choice.valid);
      document.body.append(element);
      await shows(element);
    });

    test('shows when it is a copy of another', async () => {
      const element = mountElement(tag, markup);
      await shows(element);
      const copy = element.cloneNode(true) as TestElement;
      document.body.append(copy);
      await shows(copy);
    });

    test("shows inside the page's own shadow root", async () => {
      const shadow = mountElement('section').attachShadow({ mode: 'open' });
      shadow.innerHTML = markup;
      await shows(shadow.querySelector(tag) as TestElement);
    });

    test('shows when it stood in the page before it was defined, and keeps what was set on it', async () => {
      const template = document.createElement('template');
      template.innerHTML = `<${tag}></${tag}>`;
      // A template's content is not in the page, so the element in it is not defined yet.
      const element = template.content.querySelector(tag) as TestElement;
      expect(element.matches(':defined')).toBe(false);
      element[choice.property] = choice.valid;
      document.body.append(element);
      await shows(element);
      expect(Object.hasOwn(element, choice.property)).toBe(false);
    });

    test('stands twice on a page, each with its own state', async () => {
      const page = mountElement('div', `<div>${markup}<${tag}></${tag}></div>`);
      const [first, second] = page.querySelectorAll<TestElement>(tag);
      await shows(first as TestElement);
      await isReady(second as TestElement, ready);
      expect((second as TestElement)[choice.property]).toBe(choice.fallback);
    });

    test('is defined once, however often it is registered', () => {
      const before = customElements.get(tag);
      expect(define).not.toThrow();
      expect(customElements.get(tag)).toBe(before);
    });
  });

  describe(`<${tag}> and its attributes`, () => {
    test('follows an attribute that changes, is emptied and goes', () => {
      const element = mountElement(tag);
      expect(element[choice.property]).toBe(choice.fallback);
      for (const [change, value] of [
        [() => element.setAttribute(choice.attribute, choice.valid), choice.valid],
        [() => element.setAttribute(choice.attribute, ''), choice.fallback],
        [() => element.setAttribute(choice.attribute, choice.valid), choice.valid],
        [() => element.removeAttribute(choice.attribute), choice.fallback],
      ] as const) {
        change();
        expect(element[choice.property]).toBe(value);
      }
    });

    test('follows a property as it follows the attribute', () => {
      const element = mountElement(tag);
      element[choice.property] = choice.valid;
      expect(element.getAttribute(choice.attribute)).toBe(choice.valid);
      element[choice.property] = undefined;
      expect(element[choice.property]).toBe(choice.fallback);
    });

    test.each([
      [
        'an attribute',
        (element: Element) => element.setAttribute(choice.attribute, choice.invalid),
      ],
      [
        'a property',
        (element: Element) => Object.assign(element, { [choice.property]: choice.invalid }),
      ],
    ])('warns of a bad value of %s, uses the default and still shows', async (_what, spoil) => {
      const warn = vi.mocked(console.warn).mockImplementation(() => undefined);
      const element = mountElement(tag);
      spoil(element);
      await isReady(element, ready);
      expect(element[choice.property]).toBe(choice.fallback);
      expect(warn).toHaveBeenCalledExactlyOnceWith(
        expect.stringContaining(`<${tag}> expects ${choice.attribute}`),
      );
      warn.mockClear();
    });
  });

  describe(`<${tag}>, moved about`, () => {
    const type = (element: TestElement) => {
      const field = inside(element, 'input:is([type="text"], :not([type])):not([name="website"])');
      if (!(field instanceof HTMLInputElement)) return;
      field.value = '1900';
      field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      return field;
    };

    test('stays as it is, without a new start, when it is moved', async () => {
      const element = mountElement(tag);
      await isReady(element, ready);
      const first = inside(element, ready);
      const field = type(element);
      const elsewhere = mountElement('section');
      elsewhere.append(element);
      document.body.prepend(element);
      await Promise.resolve();
      expect(inside(element, ready)).toBe(first);
      expect(field?.value ?? '1900').toBe('1900');
    });

    test('keeps even its focus when it is moved by moveBefore()', async () => {
      const element = mountElement(tag);
      await isReady(element, ready);
      const first = inside(element, ready);
      const field = type(element);
      field?.focus();
      const elsewhere = mountElement('section') as TestElement & {
        moveBefore(node: Node, before: null): void;
      };
      elsewhere.moveBefore(element, null);
      await Promise.resolve();
      expect(element.parentElement).toBe(elsewhere);
      expect(inside(element, ready)).toBe(first);
      expect(element.shadowRoot?.activeElement).toBe(field ?? null);
    });

    test('is cleaned up when removed, and has everything typed when inserted again', async () => {
      const element = mountElement(tag);
      await isReady(element, ready);
      const name = type(element)?.name;
      const place = element.parentElement as HTMLElement;
      element.remove();
      await vi.waitFor(() => expect(inside(element, ready)).toBeFalsy());
      place.append(element);
      await isReady(element, ready);
      if (name) expect(inside(element, `[name="${name}"]`)).toHaveProperty('value', '1900');
      expect(document.activeElement).toBe(document.body);
    });

    test('survives a page that mounts, unmounts and mounts it again', async () => {
      const element = mountElement(tag);
      const place = element.parentElement as HTMLElement;
      for (let round = 0; round < 3; round++) {
        element.remove();
        place.append(element);
        await new Promise(requestAnimationFrame);
        element.remove();
        await new Promise(requestAnimationFrame);
        place.append(element);
      }
      await isReady(element, ready);
      expect(element.shadowRoot?.querySelectorAll(ready)).toHaveLength(1);
    });
  });

  if (announces) {
    test(`<${tag}> announces ${announces.event} to the document, from itself`, async () => {
      const element = mountElement(tag);
      const heard = vi.fn<(event: Event) => void>((event) => event.preventDefault());
      document.addEventListener(announces.event, heard);
      await isReady(element, ready);
      await announces.cause(element);
      await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
      document.removeEventListener(announces.event, heard);
      const event = heard.mock.calls[0]?.[0] as CustomEvent;
      expect(event.type).toMatch(/^inspection-/);
      expect([event.target, event.bubbles, event.composed]).toEqual([element, true, true]);
      expect(event.defaultPrevented).toBe(announces.cancelable ?? false);
      expect(event.detail).toEqual(announces.detail);
    });
  }

  describeGuest({ tag, ready });
}
