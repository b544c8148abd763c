import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInHost } from '#ui/testing/render.tsx';
import { holdHeight } from './hold-height.ts';

const box = () => page.getByTestId('box').element() as HTMLElement;

/** Replaces a tall view with a short one, `late` milliseconds after the visitor's action. */
function showLater(late: number) {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const shown = holdHeight(box());
  (box().firstElementChild as HTMLElement).style.height = '50px';
  expect(box().offsetHeight).toBe(300);
  now.mockReturnValue(1000 + late);
  shown();
  now.mockRestore();
}

beforeEach(() => {
  renderInHost(
    <div data-testid="box">
      <div />
    </div>,
  );
  (box().firstElementChild as HTMLElement).style.height = '300px';
});

test('what is shown at once takes its own height', () => {
  showLater(100);
  expect(box().offsetHeight).toBe(50);
});

test.each([
  ['click', () => userEvent.click(document.body)],
  ['key', () => userEvent.keyboard('{Tab}')],
])('what is shown late keeps the height until the next %s', async (_what, act) => {
  showLater(2000);
  expect(box().offsetHeight).toBe(300);
  await act();
  expect(box().offsetHeight).toBe(50);
});
