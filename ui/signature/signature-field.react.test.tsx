import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Drawing } from '#domain/jobs/job-record.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import { SignatureField } from './signature-field.tsx';
import './signature.css';

const button = (name: string) => page.getByRole('button', { name });

/** Draws one stroke across the field. */
async function drawLine() {
  const field = (await page
    .getByRole('img', { name: /^Field for your/ })
    .findElement()) as HTMLElement;
  const { left, top, width, height } = field.getBoundingClientRect();
  const send = (type: string, part: number, target: EventTarget) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        clientX: left + width * part,
        clientY: top + height / 2,
        pointerId: 1,
        isPrimary: true,
        buttons: type === 'pointerup' ? 0 : 1,
        bubbles: true,
        cancelable: true,
      }),
    );
  send('pointerdown', 0.25, field);
  send('pointermove', 0.5, field);
  send('pointerup', 0.75, field);
}

it('takes a drawn signature once somebody wants to draw, and lets it go again', async () => {
  const drawn = vi.fn<(drawing: Drawing | undefined) => void>();
  renderInHost(<SignatureField onDraw={drawn} />, { width: 320 });
  await button('Draw my signature too').click();
  await drawLine();
  const [stroke] = drawn.mock.lastCall?.[0] ?? [];
  expect(stroke?.slice(0, 2)).toEqual([250, 200]);
  expect(stroke?.at(-2)).toBeGreaterThan(400);
  await button('Clear').click();
  expect(drawn).toHaveBeenLastCalledWith(undefined);
  await drawLine();
  await button('Without a drawing').click();
  expect(drawn).toHaveBeenLastCalledWith(undefined);
  await expect.element(button('Draw my signature too')).toBeVisible();
});
