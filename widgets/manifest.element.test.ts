import { beforeAll, describe, expect, test, vi } from 'vitest';
import { firstMoment } from '#domain/promotions/promo-cycle.ts';
import { defaultPromotions } from '#domain/promotions/promotions.ts';
import { isReady, mountElement, type TestElement } from '#widgets/core/testing/mount-element.ts';
import { bookingElement } from './booking/booking.element.ts';
import { chatElement } from './chat/chat.element.ts';
import { contactElement } from './contact/contact.element.ts';
import manifest from './custom-elements.json' with { type: 'json' };
import { pricingElement } from './pricing/pricing.element.ts';
import { promoElement } from './promo/promo.element.ts';
import { createPromoStore } from './promo/promo.store.ts';
import { promoDesk } from './promo/promo.tsx';
import { quoteElement } from './quote/quote.element.ts';
import { reviewsElement } from './reviews/reviews.element.ts';
import { tipsElement } from './tips/tips.element.ts';

interface Attribute {
  name: string;
  fieldName: string;
  type: { text: string };
  default?: string;
}

interface Declaration {
  tagName: string;
  attributes: Attribute[];
  members: { name: string }[];
  events: { name: string; description: string }[];
  cssParts: { name: string }[];
}

const declarations = manifest.modules.flatMap((module): Declaration[] => module.declarations);

const contracts: { tag: string; events?: object }[] = [
  bookingElement,
  chatElement,
  contactElement,
  pricingElement,
  promoElement,
  quoteElement,
  reviewsElement,
  tipsElement,
];

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).sort();
const unquoted = (text: string) => [...text.matchAll(/'([^']*)'/g)].map(([, value]) => value);

beforeAll(async () => {
  // The banner begins where its first message is due.
  await promoDesk.load();
  promoElement.createStore = () => {
    const store = createPromoStore();
    store.setState({ promotions: defaultPromotions, cycle: firstMoment });
    return store;
  };
});

test('the manifest has every element', () => {
  expect(declarations.map(({ tagName }) => tagName).sort()).toEqual(
    contracts.map(({ tag }) => tag).sort(),
  );
});

describe.each(declarations)('the manifest tells the truth of <$tagName>', (told) => {
  const { tagName, attributes } = told;

  test('about its attributes and properties', () => {
    const type = customElements.get(tagName) as CustomElementConstructor & {
      observedAttributes: string[];
    };
    expect(names(attributes)).toEqual([...type.observedAttributes].sort());
    const accessors = Object.entries(Object.getOwnPropertyDescriptors(type.prototype))
      .filter(([, descriptor]) => descriptor.get)
      .map(([name]) => name);
    expect(names(told.members)).toEqual(accessors.sort());
  });

  test('about the values that an attribute takes, and the one that stands without it', () => {
    const warn = vi.mocked(console.warn).mockImplementation(() => undefined);
    for (const { name, fieldName, type, default: fallback } of attributes) {
      const values = unquoted(type.text);
      if (!values.length) continue;
      const element = mountElement(tagName);
      expect(element[fieldName]).toBe(fallback);
      element.setAttribute(name, 'nonsense');
      expect(warn).toHaveBeenCalledExactlyOnceWith(
        expect.stringContaining(`expects ${name} to be one of ${values.join(', ')}, not`),
      );
      warn.mockClear();
    }
  });

  test('about its events', () => {
    const events: { name: string; cancelable?: boolean }[] = Object.values(
      contracts.find(({ tag }) => tag === tagName)?.events ?? {},
    );
    expect(
      told.events.map(({ name, description }) => [name, description.endsWith(' Cancelable.')]),
    ).toEqual(events.map(({ name, cancelable = false }) => [name, cancelable]));
  });

  test('about the parts of its first picture', async () => {
    const element: TestElement = mountElement(tagName);
    await isReady(element, '[part~="card"]');
    const shown = [...(element.shadowRoot?.querySelectorAll('[part]') ?? [])];
    const parts = new Set(shown.flatMap(({ part }) => [...part]));
    expect(names(told.cssParts)).toEqual(expect.arrayContaining([...parts]));
    expect(parts.size).toBeGreaterThanOrEqual(3);
  });
});
