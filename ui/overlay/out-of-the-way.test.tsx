import { render } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { useOutOfTheWay } from './use-out-of-the-way.ts';

function Launcher() {
  const button = useRef<HTMLButtonElement>(null);
  const aside = useOutOfTheWay(button);
  return (
    <button
      type="button"
      ref={button}
      data-aside={aside}
      style={{ position: 'fixed', right: '16px', bottom: '16px', width: '56px', height: '56px' }}
    >
      Ask
    </button>
  );
}

const isAside = () => document.querySelector('[data-aside]')?.getAttribute('data-aside') === 'true';

/** A box from the middle of the window to its corner, under the launcher; its size is reserved. */
function place(html: string): HTMLElement {
  const box = document.createElement('div');
  box.style.cssText =
    'position: fixed; right: 0; bottom: 0; width: 300px; height: 88px; overflow: hidden; font: 40px/88px sans-serif';
  box.innerHTML = html;
  document.body.append(box);
  onTestFinished(() => box.remove());
  return box;
}

async function frames(count: number) {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
}

const end = 'style="display: block; width: 100%; margin: 0; text-align: right; font-size: 40px"';
const start = 'style="margin: 0; text-align: left; font-size: 40px"';

describe('a launcher steps aside for', () => {
  test.each([
    ['a button', `<button ${end}>Send</button>`],
    ['the words of a heading', `<h3 ${end}>Homes</h3>`],
    ['a price', `<p ${end}>from $375</p>`],
    ['a license', `<p ${end}>TREC #8544</p>`],
    ['what the page wants kept clear', `<p data-keep-clear ${end}>Sold</p>`],
    [
      'the marker of a row',
      `<details><summary ${end}>Why? <svg width="60" height="60"></svg></summary></details>`,
    ],
  ])('%s', async (_what, html) => {
    place(html);
    render(<Launcher />);
    await expect.poll(isAside).toBe(true);
  });
});

describe('a launcher stays over', () => {
  test.each([
    ['running text', `<p ${end}>Homes in Plano</p>`],
    ['the empty part of a heading', `<h3 ${start}>H</h3>`],
    ['a price beside it', `<p ${end}>$375 an hour</p>`],
    [
      'the text of a row',
      `<details><summary ${end}><svg width="20" height="20"></svg> Homes?</summary></details>`,
    ],
  ])('%s', async (_what, html) => {
    place(html);
    render(<Launcher />);
    await frames(12);
    expect(isAside()).toBe(false);
  });
});

describe('a launcher checks again when', () => {
  test('something comes, and goes, in a box that keeps its size', async () => {
    const box = place('<p>Homes</p>');
    render(<Launcher />);
    await frames(3);
    expect(isAside()).toBe(false);
    box.innerHTML = `<button ${end}>Send</button>`;
    await expect.poll(isAside).toBe(true);
    box.innerHTML = '';
    await expect.poll(isAside).toBe(false);
  });

  test('a widget that has reserved its place is defined, and draws its content later', async () => {
    const tag = `late-widget-${crypto.randomUUID()}`;
    place(`<${tag} style="display: block; height: 88px"></${tag}>`);
    render(<Launcher />);
    await frames(3);
    let root: ShadowRoot | undefined;
    customElements.define(
      tag,
      class extends HTMLElement {
        constructor() {
          super();
          root = this.attachShadow({ mode: 'open' });
          root.innerHTML = '<p style="height: 88px; margin: 0">Loading</p>';
        }
      },
    );
    await frames(12);
    expect(isAside()).toBe(false);
    (root as ShadowRoot).innerHTML = `<button ${end}>Next free: Mon 8:00 AM</button>`;
    await expect.poll(isAside).toBe(true);
  });

  test('the page changes all the time', async () => {
    const clock = document.body.appendChild(document.createElement('p'));
    onTestFinished(() => clock.remove());
    const box = place('<p>Homes</p>');
    render(<Launcher />);
    let running = true;
    const tick = () => {
      clock.textContent = `${performance.now()}`;
      if (running) requestAnimationFrame(tick);
    };
    tick();
    onTestFinished(() => {
      running = false;
    });
    // After the first checks.
    await frames(20);
    expect(isAside()).toBe(false);
    box.innerHTML = `<button ${end}>Send</button>`;
    await expect.poll(isAside).toBe(true);
  });
});
