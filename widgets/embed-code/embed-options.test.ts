import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { locales } from '#domain/locale/locale.ts';
import { widgetTags } from '#widgets/registry.ts';
import { displaysOf } from './embed-display.ts';
import {
  defaultOptions,
  type EmbedOptions,
  embedThemes,
  maxRadius,
  optionsFromSearch,
  searchOf,
} from './embed-options.ts';

it('writes nothing for what is as by default', () => {
  expect(searchOf(defaultOptions)).toBe('');
  expect(optionsFromSearch('')).toEqual(defaultOptions);
});

it('makes a link that a person can read', () => {
  const options: EmbedOptions = {
    widget: 'inspection-booking',
    display: 'dialog',
    name: 'Smith & Sons',
    theme: 'dark',
    language: 'es',
    accent: '#ffd400',
    action: undefined,
    radius: 4,
    narrow: true,
  };
  expect(searchOf(options)).toBe(
    '?widget=booking&display=dialog&name=Smith+%26+Sons&theme=dark&lang=es&accent=ffd400&radius=4&column=narrow',
  );
});

test.each([
  '?widget=nothing&theme=pink&radius=-1&accent=red&action=12345',
  '?widget=&theme=&radius=4.5&accent=url(x)&action=%23fff',
  '?display=popup',
  '?radius=1e1&column=wide&lang=fr&utm_source=mail',
])('takes the default for what it does not understand: %s', (search) => {
  expect(optionsFromSearch(search)).toEqual(defaultOptions);
});

it('keeps a radius within what the page offers', () => {
  expect(optionsFromSearch('?radius=99').radius).toBe(maxRadius);
});

it('reads back whatever it wrote', () => {
  const color = fc.option(fc.constantFrom('#6b2d5c', '#ffd400'), { nil: undefined });
  const shown = fc
    .constantFrom(...widgetTags)
    .chain((widget) =>
      fc.record({ widget: fc.constant(widget), display: fc.constantFrom(...displaysOf(widget)) }),
    );
  const others = fc.record<Omit<EmbedOptions, 'widget' | 'display'>>({
    name: fc.string({ maxLength: 120 }).map((name) => name.trim()),
    theme: fc.constantFrom(...embedThemes),
    language: fc.constantFrom(undefined, ...locales),
    accent: color,
    action: color,
    radius: fc.integer({ min: 0, max: maxRadius }),
    narrow: fc.boolean(),
  });
  fc.assert(
    fc.property(shown, others, (display, other) => {
      const chosen = { ...display, ...other };
      expect(optionsFromSearch(searchOf(chosen))).toEqual(chosen);
    }),
  );
});
