import { describe, expect, inject, test, vi } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import manifest from './custom-elements.json' with { type: 'json' };
import { isReady, mountElement } from './element/testing/mount-element.ts';
import { startPromoAtOnce } from './promo/testing/start-promo.ts';
import { type DefineElement, widgetTags } from './registry.ts';

interface Attribute {
  name: string;
  fieldName: string;
  type: { text: string };
  default?: string;
}

interface Declaration {
  tagName: string;
  attributes: Attribute[];
  members: { kind: string; name: string }[];
  events: { name: string; description: string }[];
  cssParts: { name: string }[];
}

const declarations = manifest.modules.flatMap((module): Declaration[] => module.declarations);

type Events = Record<string, { name: string; cancelable?: boolean }>;

interface ElementModule {
  define: DefineElement;
  [contract: string]: DefineElement | { tag: string; events?: Events; loadLauncher?: unknown };
}

const modules = Object.values(import.meta.glob<ElementModule>('./*/*.element.ts', { eager: true }));

/** Each element's module exports its contract, and what registers it. */
const contracts = modules
  .flatMap((module) => Object.values(module))
  .filter((exported) => typeof exported !== 'function');

for (const { define } of modules) define(async () => defaultBusiness);

startPromoAtOnce();

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).sort();
const unquoted = (text: string) => [...text.matchAll(/'([^']*)'/g)].map(([, value]) => value);

test('the manifest has every element', () => {
  expect(declarations.map(({ tagName }) => tagName).sort()).toEqual([...widgetTags].sort());
});

describe.each(declarations)('the manifest describes <$tagName>', (declared) => {
  const { tagName, attributes } = declared;

  test('its attributes and properties', () => {
    const type = customElements.get(tagName) as CustomElementConstructor & {
      observedAttributes: string[];
    };
    // Of every HTML element; the widget watches that of its ancestors likewise.
    expect(names(attributes)).toEqual([...type.observedAttributes, 'lang'].sort());
    const accessors = Object.entries(Object.getOwnPropertyDescriptors(type.prototype))
      .filter(([, descriptor]) => descriptor.get)
      .map(([name]) => name);
    const fields = declared.members.filter(({ kind }) => kind === 'field');
    expect(names(fields)).toEqual(accessors.sort());
    for (const { name } of declared.members.filter(({ kind }) => kind === 'method')) {
      expect(type.prototype).toHaveProperty(name, expect.any(Function));
    }
  });

  test('the values of its attributes, and their defaults', () => {
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

  test('its events', () => {
    const contract = contracts.find(({ tag }) => tag === tagName);
    const events: Events[string][] = [
      ...Object.values(contract?.events ?? {}),
      ...(contract?.loadLauncher
        ? [{ name: 'inspection-dialog-open' }, { name: 'inspection-dialog-close' }]
        : []),
    ];
    expect(
      declared.events.map(({ name, description }) => [name, description.endsWith(' Cancelable.')]),
    ).toEqual(events.map(({ name, cancelable = false }) => [name, cancelable]));
  });

  test('the parts of its first view', async () => {
    // With an API, because a failed call is logged whenever its answer comes.
    const element = mountElement(
      tagName,
      `<${tagName} api-base="${inject('apiBase')}"></${tagName}>`,
    );
    await isReady(element, '[part~="card"]');
    const shown = [...(element.shadowRoot?.querySelectorAll('[part]') ?? [])];
    const parts = new Set(shown.flatMap(({ part }) => [...part]));
    expect(names(declared.cssParts)).toEqual(expect.arrayContaining([...parts]));
    expect(parts.size).toBeGreaterThanOrEqual(3);
  });
});
