import { beforeEach, expect, test, vi } from 'vitest';
import { define } from '#widgets/quote/quote.element.ts';
import { launch } from './launcher/launch.ts';
import { LAUNCHER_TAG } from './launcher/launcher-element.ts';
import { mountElement } from './testing/mount-element.ts';
import { warnOfDefinition } from './warn-of-definition.ts';

const other = 'https://other.example';

/** As earlier releases defined tags, for the inspector at `other`. */
const defineEarlier = (tag: string) =>
  customElements.define(
    tag,
    class extends HTMLElement {
      apiBase = other;
    },
  );

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('inspection-contact + a')];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('tags of this site that an earlier release of another one has defined become links, with an error', async () => {
  defineEarlier('inspection-contact');
  const tags = mountElement(
    'section',
    `<section><inspection-contact partner=“jane-doe-realty” lang="es"></inspection-contact>
      <script type="module" src="${other}/embed/v1.js"></script>
      <inspection-contact></inspection-contact></section>`,
  ).querySelectorAll<HTMLElement>('inspection-contact');
  // No script of this site is in the page: the first tag names it.
  tags[0]?.setAttribute('data-inspection-site', location.origin);
  warnOfDefinition('inspection-contact');
  await vi.waitFor(() => expect(links()).toHaveLength(1));
  expect([...tags].map(({ hidden }) => hidden)).toEqual([true, false]);
  expect(links()[0]?.href).toBe(`${location.origin}/es/contact?partner=jane-doe-realty`);
  expect(links()[0]?.textContent).not.toBe('');
  expect(vi.mocked(console.error).mock.calls[0]?.[0]).toBe(
    `<inspection-contact> is defined by an older script of ${other}, which shows its own inspector in all of these tags: those of ${location.origin} are a link.`,
  );
  vi.mocked(console.error).mockClear();
});

test('a page of the other inspector alone is left as it is', () => {
  defineEarlier('inspection-tips');
  mountElement(
    'inspection-tips',
    `<script type="module" src="${other}/embed/v1.js"></script><inspection-tips></inspection-tips>`,
  );
  warnOfDefinition('inspection-tips');
  expect(console.error).not.toHaveBeenCalled();
});

test('the definition of this release serves this site', () => {
  define();
  warnOfDefinition('inspection-quote');
  expect(console.error).not.toHaveBeenCalled();
});

test('a button is not drawn by the launcher of an earlier release', async () => {
  defineEarlier(LAUNCHER_TAG);
  const element = mountElement('inspection-booking');
  expect(() => launch(element, { load: async () => undefined })).toThrow('older script');
  await vi.waitFor(() => expect(element.nextElementSibling?.localName).toBe('a'));
  expect(element.hidden).toBe(true);
  vi.mocked(console.error).mockClear();
});
