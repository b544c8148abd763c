import { expect, vi } from 'vitest';

/** What the shared suites need to test every promise of `defineElement` on an element. */
export interface ElementUnderTest {
  tag: string;
  /** Selects a part of the element's first view inside its shadow root. */
  ready: string;
  /** An attribute with a fixed set of values, and an invalid value. */
  choice: { attribute: string; property: string; valid: string; invalid: string; fallback: string };
  /** An event, and how a visitor triggers it. */
  announces?: {
    event: string;
    cancelable?: boolean;
    detail: unknown;
    cause: (element: TestElement) => Promise<void>;
  };
}

export type TestElement = HTMLElement & Record<string, unknown>;

/** Parses `markup` in its own place on the page, and finds the element in it. */
export function mountElement(tag: string, markup = `<${tag}></${tag}>`): TestElement {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = markup;
  return place.querySelector(tag) as TestElement;
}

export const inside = (element: Element, selector: string) =>
  element.shadowRoot?.querySelector<HTMLElement>(selector);

/** Waits until the element has rendered what `ready` selects. */
export const isReady = (element: Element, ready: string) =>
  vi.waitFor(() => expect(inside(element, ready)).not.toBeNull());

/** Gives a drawn element another origin, with whose facts it is drawn anew. */
export async function changeOrigin(element: Element, apiBase: string): Promise<void> {
  const before = inside(element, '[part~="card"]');
  element.setAttribute('api-base', apiBase);
  await vi.waitFor(() => {
    const card = inside(element, '[part~="card"]');
    if (!card || card === before) throw new Error('It is not drawn anew.');
  });
}
