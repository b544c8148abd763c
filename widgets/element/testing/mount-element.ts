import { expect, vi } from 'vitest';

/** What the shared suites need to know to try every promise of `defineElement` on an element. */
export interface ElementUnderTest {
  tag: string;
  /** Selects a part of the element's first view inside its shadow root. */
  ready: string;
  /** An attribute that takes one of some values, and a value that it refuses. */
  choice: { attribute: string; property: string; valid: string; invalid: string; fallback: string };
  /** An event, and how a visitor causes it. */
  announces?: {
    event: string;
    cancelable?: boolean;
    detail: unknown;
    cause: (element: TestElement) => Promise<void>;
  };
}

export type TestElement = HTMLElement & Record<string, unknown>;

/** Parses `markup` in a place of its own on the page, and finds the element in it. */
export function mountElement(tag: string, markup = `<${tag}></${tag}>`): TestElement {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = markup;
  return place.querySelector(tag) as TestElement;
}

export const inside = (element: Element, selector: string) =>
  element.shadowRoot?.querySelector<HTMLElement>(selector);

/** Waits until the element has drawn what `ready` selects. */
export const isReady = (element: Element, ready: string) =>
  vi.waitFor(() => expect(inside(element, ready)).not.toBeNull());
