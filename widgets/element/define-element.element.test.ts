import { createElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { type AttributeType, flag, oneOf, text } from './attributes.ts';
import { defineElement } from './define-element.tsx';
import type { ElementContract } from './element-contract.ts';
import { inside, isReady, mountElement, type TestElement } from './testing/mount-element.ts';
import type { WidgetProps } from './widget-props.ts';

const amount: AttributeType<number> = {
  fallback: 3,
  expects: 'a number',
  parse: (value) => (value && Number.isFinite(Number(value)) ? Number(value) : undefined),
};

const cities: AttributeType<readonly string[]> = {
  fallback: ['Dallas'],
  expects: 'a JSON list',
  parse(value) {
    try {
      return JSON.parse(value) as string[];
    } catch {
      return undefined;
    }
  },
};

interface ProbeProps extends WidgetProps {
  store?: { made: number };
  label?: string | undefined;
  tone?: 'calm' | 'loud';
  isOpen?: boolean;
  limit?: number;
  cities?: readonly string[];
  given?: object | undefined;
  fail?: boolean;
  onTell?: (detail: unknown) => boolean | undefined;
  onAsk?: (detail: unknown) => boolean | undefined;
}

let made = 0;
const answers: unknown[] = [];

const button = (label: string, act: () => unknown) =>
  createElement('button', { type: 'button', onClick: () => answers.push(act()) }, label);

function Probe({ store, onTell, onAsk, ...props }: ProbeProps) {
  if (props.fail) throw new Error('The probe fails.');
  return createElement(
    'section',
    { 'aria-label': 'Probe' },
    createElement('output', null, JSON.stringify({ ...props, store: store?.made })),
    button('Tell', () => onTell?.({ told: 1 })),
    button('Ask', () => onAsk?.({ asked: 1 })),
  );
}

type Contract = ElementContract<ProbeProps, { made: number }>;

const contract = {
  component: Probe,
  createStore: () => ({ made: ++made }),
  styles: ['output { display: block }'],
  attributes: {
    label: text(),
    tone: oneOf(['calm', 'loud'], 'calm'),
    isOpen: flag(),
    limit: amount,
    cities,
    fail: flag(),
  },
  properties: ['given'],
  events: {
    onTell: { name: 'inspection-probe-tell' },
    onAsk: { name: 'inspection-probe-ask', cancelable: true },
  },
} satisfies Omit<Contract, 'tag'>;

const define = (tag: Contract['tag']) =>
  defineElement<ProbeProps, { made: number }>({ ...contract, tag }, async () => defaultBusiness);

define('inspection-probe');

const probe = (attributes = '') =>
  mountElement('inspection-probe', `<inspection-probe ${attributes}></inspection-probe>`);

const shown = (element: TestElement) =>
  vi.waitFor(() => JSON.parse(inside(element, 'output')?.textContent ?? '') as ProbeProps);

const showing = (element: TestElement, props: Partial<ProbeProps>) =>
  vi.waitFor(async () => expect(await shown(element)).toMatchObject(props));

describe('a flag', () => {
  test.each([
    ['is-open', true],
    ['is-open=""', true],
    ['is-open="true"', true],
    ['is-open="false"', false],
    ['', false],
  ])('written %s', async (attributes, isOpen) => {
    await showing(probe(attributes), { isOpen });
  });

  test('is false again when its attribute goes, and follows its property', async () => {
    const element = probe('is-open');
    element.toggleAttribute('is-open');
    await showing(element, { isOpen: false });
    element.isOpen = true;
    await showing(element, { isOpen: true });
    expect(element.hasAttribute('is-open')).toBe(true);
    element.isOpen = false;
    await showing(element, { isOpen: false });
  });
});

describe('a value that is not text', () => {
  test.each([
    ['limit="12"', { limit: 12 }],
    ['limit="0"', { limit: 0 }],
    ['limit', { limit: 3 }],
    ['cities=\'["Plano"]\'', { cities: ['Plano'] }],
    ['cities', { cities: ['Dallas'] }],
  ])('written %s', async (attributes, props) => {
    await showing(probe(attributes), props);
  });

  test.each([
    ['limit="many"', { limit: 3 }, '<inspection-probe> expects limit to be a number, not "many"'],
    ['limit="NaN"', { limit: 3 }, '<inspection-probe> expects limit to be a number, not "NaN"'],
    [
      'cities="[Plano"',
      { cities: ['Dallas'] },
      '<inspection-probe> expects cities to be a JSON list, not "[Plano"',
    ],
  ])('written %s is the default, with a warning', async (attributes, props, warning) => {
    const warn = vi.mocked(console.warn).mockImplementation(() => undefined);
    await showing(probe(attributes), props);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(warning));
    warn.mockClear();
  });
});

describe('the partner', () => {
  test('is a slug, however it is spelled', async () => {
    await showing(probe('partner=" Jane-Doe-Realty "'), { partner: 'jane-doe-realty' });
  });

  test.each([
    'partner=“Jane-Doe-Realty”',
    'partner=″jane-doe-realty″',
    "partner='‘jane-doe-realty’'",
    'partner=«&nbsp;jane-doe-realty&nbsp;»',
    'partner="&ZeroWidthSpace;jane-doe-realty&nbsp;"',
  ])('is read without quotes and spaces around it: %s', async (attribute) => {
    await showing(probe(attribute), { partner: 'jane-doe-realty' });
  });

  test.each(['Jane Doe', 'jane--doe', 'x'.repeat(81)])(
    'is nobody, with a warning, for "%s"',
    async (slug) => {
      const warn = vi.mocked(console.warn).mockImplementation(() => undefined);
      expect(await shown(probe(`partner="${slug}"`))).not.toHaveProperty('partner');
      expect(warn).toHaveBeenCalledExactlyOnceWith(
        `<inspection-probe> expects partner to be a slug such as jane-doe-realty, not "${slug}"; it is ignored.`,
      );
      warn.mockClear();
    },
  );
});

test('every attribute is cleaned of quotes around it where it stands, for style sheets and copies of the tag', async () => {
  const element = probe(
    'tone=“loud” label=„Plano“ is-open=“false” lang=“es” data-meta-office=«Plano» title=“Plano” later',
  );
  await showing(element, { tone: 'loud', label: 'Plano', isOpen: false });
  const values = ['tone', 'lang', 'data-meta-office', 'title'].map((name) =>
    element.getAttribute(name),
  );
  expect(values).toEqual(['loud', 'es', 'Plano', '“Plano”']);
  expect(inside(element, '.ui-host')?.lang).toBe('en');
  element.setAttribute('tone', '“calm”');
  await showing(element, { tone: 'calm' });
});

test('a text that HTML ended at its first space is ignored, with a warning', async () => {
  const warn = vi.mocked(console.warn).mockImplementation(() => undefined);
  expect(await shown(probe('label=“Get a price”'))).not.toHaveProperty('label');
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    '<inspection-probe> expects label to be text in straight quotes ("), not "“Get"; it is ignored.',
  );
  warn.mockClear();
});

test('several attributes at once, in any order, reach the component together', async () => {
  const element = probe('tone="loud" label="first"');
  await showing(element, { tone: 'loud', label: 'first' });
  element.setAttribute('label', 'second');
  element.setAttribute('tone', 'calm');
  await showing(element, { tone: 'calm', label: 'second' });
});

test('what only JavaScript can give is a property, also when it was set before the element was defined', async () => {
  const tag = 'inspection-probe-late';
  const element = mountElement(tag, `<${tag} label="early"></${tag}>`);
  element.given = { areaName: 'Plano' };
  element.tone = 'loud';
  define(tag);
  await showing(element, { given: { areaName: 'Plano' }, tone: 'loud', label: 'early' });
  element.given = undefined;
  await vi.waitFor(async () => expect(await shown(element)).not.toHaveProperty('given'));
});

test('has a store of its own that outlives being taken out of the page', async () => {
  const [first, second] = [probe(), probe()];
  const before = await shown(first);
  expect((await shown(second)).store).not.toBe(before.store);
  const place = first.parentElement as HTMLElement;
  first.remove();
  await vi.waitFor(() => expect(inside(first, 'output')).toBeFalsy());
  place.append(first);
  expect((await shown(first)).store).toBe(before.store);
});

describe('an event', () => {
  const press = async (element: TestElement, which: 0 | 1) => {
    await isReady(element, 'button');
    element.shadowRoot?.querySelectorAll('button')[which]?.click();
    return answers.pop();
  };

  test.each([
    ['that tells', 'inspection-probe-tell', { told: 1 }, 0, true],
    ['that can be refused', 'inspection-probe-ask', { asked: 1 }, 1, false],
  ] as const)(
    '%s reaches the document from the host',
    async (_what, name, detail, which, answer) => {
      const heard: CustomEvent[] = [];
      const hear = (event: Event) => {
        event.preventDefault();
        heard.push(event as CustomEvent);
      };
      document.addEventListener(name, hear);
      const element = probe();
      expect(await press(element, which)).toBe(answer);
      document.removeEventListener(name, hear);
      expect(heard.map((event) => [event.target, event.composed, event.detail])).toEqual([
        [element, true, detail],
      ]);
    },
  );

  test('that nobody refuses says so', async () => {
    expect(await press(probe(), 1)).toBe(true);
  });

  test("leaves the page's own shadow roots", async () => {
    const shadow = mountElement('section').attachShadow({ mode: 'open' });
    shadow.innerHTML = '<inspection-probe></inspection-probe>';
    const heard = vi.fn();
    document.addEventListener('inspection-probe-tell', heard, { once: true });
    await press(shadow.firstElementChild as TestElement, 0);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('a component that throws', () => {
  const failing = async (element: TestElement) => {
    await isReady(element, '[role="alert"]');
    expect(vi.mocked(console.error)).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'The probe fails.' }),
    );
    vi.mocked(console.error).mockClear();
  };

  test('leaves the telephone number, and tells the console why', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    const element = probe('fail');
    await failing(element);
    expect(inside(element, 'a[href="tel:+19725550148"]')?.textContent).toBe('(972) 555-0148');
  });

  test('later than at first is caught too, and starts anew when it is inserted again', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    const element = probe();
    await isReady(element, 'output');
    element.setAttribute('fail', '');
    await failing(element);
    const place = element.parentElement as HTMLElement;
    element.remove();
    element.removeAttribute('fail');
    await vi.waitFor(() => expect(inside(element, '[role="alert"]')).toBeFalsy());
    place.append(element);
    await isReady(element, 'output');
  });
});

test('a second definition of a tag is ignored', () => {
  const first = customElements.get('inspection-probe');
  expect(() => define('inspection-probe')).not.toThrow();
  expect(customElements.get('inspection-probe')).toBe(first);
});
