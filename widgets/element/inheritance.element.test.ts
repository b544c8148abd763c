import { expect, test } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { define as defineQuote } from '#widgets/quote/quote.element.ts';
import { inheritedProperties } from './testing/inherited-properties.ts';
import { inside, isReady, mountElement, type TestElement } from './testing/mount-element.ts';

defineQuote(async () => defaultBusiness);

/** Properties that a place on the page sets, which must apply inside it too. */
const ofThePlace = ['color-scheme', 'font-family', 'interactivity', 'pointer-events', 'visibility'];

const inherited = inheritedProperties();

const parts = ['.ui-host', '[part~="card"]', 'h2', 'label', 'input', 'select', 'button'];

/** The computed style of a widget's parts, for every property that the browser inherits. */
function look(element: TestElement): Record<string, string> {
  const names = [...inherited.keys()].filter((name) => !ofThePlace.includes(name));
  return Object.fromEntries(
    parts.flatMap((part) => {
      const style = getComputedStyle(inside(element, part) as HTMLElement);
      return names.map((name) => [`${part} ${name}`, style.getPropertyValue(name)]);
    }),
  );
}

async function mountQuote() {
  const element = mountElement('inspection-quote');
  await isReady(element, 'form');
  return { element, place: element.parentElement as HTMLElement };
}

test('the browser inherits what a hostile page is known to set, and more', () => {
  expect([...inherited.keys()]).toEqual(
    expect.arrayContaining([
      ...['-webkit-text-fill-color', 'color', 'cursor', 'hyphens', 'letter-spacing', 'quotes'],
      ...[
        'tab-size',
        'text-align-last',
        'text-shadow',
        'text-transform',
        'word-break',
        'writing-mode',
      ],
      ...ofThePlace,
    ]),
  );
  expect(inherited.size).toBeGreaterThan(90);
});

test('no inherited property of the page reaches inside', async () => {
  const { element, place } = await mountQuote();
  const before = look(element);
  for (const [name, value] of inherited) {
    place.style.setProperty(name, value);
    expect([name, look(element)]).toEqual([name, before]);
    place.removeAttribute('style');
  }
});

test('nor does one from the tag’s own styles', async () => {
  const { element } = await mountQuote();
  const before = look(element);
  for (const [name, value] of inherited) {
    element.style.setProperty(name, value);
    expect([name, look(element)]).toEqual([name, before]);
    element.removeAttribute('style');
  }
});

test('text can be selected where the page forbids it', async () => {
  const { element, place } = await mountQuote();
  place.style.userSelect = 'none';
  expect(getComputedStyle(inside(element, 'h2') as HTMLElement).userSelect).not.toBe('none');
  expect(getComputedStyle(inside(element, '.ui-host') as HTMLElement).userSelect).toBe('text');
});

test('a page can make the place of a widget invisible', async () => {
  const { element, place } = await mountQuote();
  place.style.visibility = 'hidden';
  expect(inside(element, 'h2')?.checkVisibility({ visibilityProperty: true })).toBe(false);
});
