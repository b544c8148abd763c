import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { originOf, pastedOrigin } from './element-origin.ts';

const first = 'https://first.example';
const second = 'https://second.example';

/** Not run: a text of markup has scripts that stand where they were pasted. */
const place = document.createElement('div');

function paste(markup: string): Element {
  place.innerHTML = markup;
  return place.querySelector('inspection-quote') as Element;
}

const script = (src: string, type = 'module') => `<script type="${type}" src="${src}"></script>`;
const tag = '<inspection-quote></inspection-quote>';

beforeEach(() => document.body.append(place));
afterEach(() => place.replaceChildren());

describe('a tag belongs to the loader', () => {
  test.each([
    ['whose script is before it', `${script(`${first}/embed/v1.js`)}${tag}`, first],
    [
      'whose script is nearest before it',
      `${script(`${first}/embed/v1.js`)}<p></p>${script(`${second}/embed/v1.js`)}<main>${tag}</main>${script(`${first}/embed/v1.js`)}`,
      second,
    ],
    [
      'whose script follows, if none is before it',
      `${tag}${script(`${first}/embed/v1.js`)}`,
      first,
    ],
    ['that is pinned', script(`${first}/embed/v1-3F9A01BC.js`) + tag, first],
    ['whose script tag has no type', script(`${first}/embed/v1.js`, '') + tag, first],
    ['at its other address', `${script(`${first}/embed.js`)}${tag}`, first],
    [
      'that its api-base names',
      `${script(`${first}/embed/v1.js`)}<inspection-quote api-base="${second}/"></inspection-quote>`,
      second,
    ],
    [
      'that its api-base names in curly quotes',
      `<inspection-quote api-base=“${second}”></inspection-quote>`,
      second,
    ],
    [
      'that a React component names',
      `${script(`${first}/embed/v1.js`)}<inspection-quote data-inspection-site="${second}"></inspection-quote>`,
      second,
    ],
  ])('%s', (_case, markup, origin) => {
    expect(originOf(paste(markup))).toBe(origin);
  });

  test.each([
    ['another vendor’s embed.js', `${script('https://vendor.example/embed.js', '')}${tag}`],
    ['a script without an address', `${script('')}${tag}`],
    ['a wrong api-base', '<inspection-quote api-base="first.example"></inspection-quote>'],
  ])('that runs, beside %s', (_case, markup) => {
    expect(originOf(paste(markup))).toBe(location.origin);
  });

  test('before the component whose shadow root it is in', () => {
    paste(`${script(`${first}/embed/v1.js`)}<section></section>${script(`${second}/embed/v1.js`)}`);
    const root = place.querySelector('section')?.attachShadow({ mode: 'open' }) as ShadowRoot;
    root.innerHTML = tag;
    expect(pastedOrigin(root.firstElementChild as Element)).toBe(first);
    root.innerHTML = script(`${second}/embed/v1.js`) + tag;
    expect(pastedOrigin(root.lastElementChild as Element)).toBe(second);
  });
});
