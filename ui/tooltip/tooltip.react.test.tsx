import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import '#ui/tokens/tokens.css';
import './tooltip.css';
import { Tooltip } from './tooltip.tsx';
import { TooltipLayer } from './tooltip-layer.tsx';

const bubble = () => document.querySelector('[role="tooltip"]');
const button = (name: string) => page.getByRole('button', { name });
const at = (name: string) => button(name).element() as HTMLElement;
async function frames() {
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
}

/** Advances the timers, and lets everything that follows happen. */
async function pass(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await frames();
}

async function show() {
  const place = document.createElement('div');
  place.style.padding = '120px';
  document.body.append(place);
  const root = createRoot(place);
  root.render(
    <main>
      {['Share', 'Close', 'Elsewhere'].map((name) => (
        <Tooltip key={name} text={`${name}: more about it`}>
          <button type="button">{name}</button>
        </Tooltip>
      ))}
      <TooltipLayer />
    </main>,
  );
  onTestFinished(() => root.unmount());
  await expect.element(button('Share')).toBeVisible();
  await userEvent.unhover(button('Share'));
}

/** From here on the clock is stopped; a real pointer would move it, so events here have none. */
async function stopClock() {
  for (const name of ['Share', 'Close']) {
    at(name).dispatchEvent(new PointerEvent('pointerover', mouse));
  }
  await frames();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

const mouse = { bubbles: true, pointerType: 'mouse' };

function enter(name: string, pointerType = 'mouse') {
  at(name).dispatchEvent(new PointerEvent('pointerover', { ...mouse, pointerType }));
  at(name).dispatchEvent(new PointerEvent('pointerenter', { pointerType }));
  at(name).dispatchEvent(new MouseEvent('mouseenter'));
}

const leave = (name: string) => at(name).dispatchEvent(new MouseEvent('mouseleave'));

beforeEach(() => import('./tooltip-bubbles.tsx'));

describe('a tooltip of what is pointed at', () => {
  it('opens after 700 ms, the very first time too', async () => {
    await show();
    let since = Number.POSITIVE_INFINITY;
    at('Share').addEventListener('pointerenter', (event) => {
      since = Math.min(since, event.timeStamp);
    });
    const opened = vi.waitUntil(() => bubble() && performance.now(), {
      interval: 10,
      timeout: 5000,
    });
    await userEvent.hover(button('Share'));
    expect((await opened) - since).toBeGreaterThanOrEqual(700);
    expect(bubble()?.textContent).toBe('Share: more about it');
    expect(at('Share').getAttribute('aria-describedby')).toBe(bubble()?.id);
    await expectAccessible(document.body);
  });

  it('does not open before that, nor when the pointer has gone by then', async () => {
    await show();
    await stopClock();
    enter('Share');
    await pass(699);
    expect(bubble()).toBeNull();
    leave('Share');
    await pass(5000);
    expect(bubble()).toBeNull();
  });

  it('opens at once when another closed less than 300 ms ago', async () => {
    await show();
    await stopClock();
    enter('Share');
    await pass(700);
    expect(bubble()).not.toBeNull();
    leave('Share');
    await pass(290);
    enter('Close');
    await pass(5);
    expect(bubble()?.textContent).toBe('Close: more about it');
    expect(document.querySelectorAll('[role="tooltip"]')).toHaveLength(1);
    expect(at('Share').hasAttribute('aria-describedby')).toBe(false);
  });

  it('waits again when the last one closed 300 ms ago', async () => {
    await show();
    await stopClock();
    enter('Share');
    await pass(700);
    leave('Share');
    await pass(0);
    expect(bubble()).toBeNull();
    await pass(300);
    enter('Close');
    await pass(699);
    expect(bubble()).toBeNull();
    await pass(1);
    expect(bubble()).not.toBeNull();
  });

  it('stays while its own text is pointed at, and goes when the pointer leaves', async () => {
    await show();
    await userEvent.hover(button('Share'));
    await expect.element(page.getByRole('tooltip')).toBeVisible();
    await userEvent.hover(page.getByRole('tooltip'));
    await frames();
    expect(bubble()).not.toBeNull();
    await userEvent.hover(document.body);
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  });

  it('goes when its control is pressed', async () => {
    await show();
    await userEvent.hover(button('Share'));
    await expect.element(page.getByRole('tooltip')).toBeVisible();
    await userEvent.click(button('Share'));
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  });
});

describe('a tooltip of what is focused by keyboard', () => {
  it('opens at once, goes with Escape while the focus stays, and does not come back by itself', async () => {
    await show();
    await userEvent.tab();
    expect(document.activeElement).toBe(at('Share'));
    await expect.element(page.getByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
    expect(document.activeElement).toBe(at('Share'));
    expect(at('Share').hasAttribute('aria-describedby')).toBe(false);
  });

  it('goes with the focus', async () => {
    await show();
    await userEvent.tab();
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('Share: more about it');
    await userEvent.tab();
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('Close: more about it');
  });
});

it('a touch opens none, so none stays open', async () => {
  await show();
  await stopClock();
  enter('Share', 'touch');
  at('Share').click();
  await pass(5000);
  expect(bubble()).toBeNull();
});

it('stays inside the window at its edge', async () => {
  await page.viewport(320, 600);
  await show();
  at('Share').style.cssText = 'position: fixed; top: 0; right: 0';
  await userEvent.tab();
  const box = (await page.getByRole('tooltip').findElement()).getBoundingClientRect();
  expect(box.right).toBeLessThanOrEqual(312);
  expect(box.top).toBeGreaterThan(0);
});
