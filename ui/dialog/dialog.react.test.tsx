import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { click } from '#ui/testing/act.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import { Dialog } from './dialog.tsx';
import './dialog.css';

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open ? (
        <Dialog title="Cancel this appointment?" onClose={() => setOpen(false)}>
          <button type="button">Cancel appointment</button>
        </Dialog>
      ) : null}
    </>
  );
}

const opener = page.getByRole('button', { name: 'Open' });
const dialog = page.getByRole('dialog', { name: 'Cancel this appointment?' });

async function openDialog() {
  renderInHost(<Opener />);
  (await opener.findElement()).focus();
  await click(opener);
  await expect.element(dialog).toBeVisible();
}

test('a dialog takes the focus', async () => {
  await openDialog();
  expect((await dialog.findElement()).contains(document.activeElement)).toBe(true);
});

test.each([
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['its button', () => click(dialog.getByRole('button', { name: 'Close' }))],
])('%s closes it and gives the focus back', async (_, close) => {
  await openDialog();
  await close();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(document.activeElement).toBe(await opener.findElement());
});

test('a sheet rises from the bottom of a phone, no higher than what it holds', async () => {
  await page.viewport(390, 844);
  renderInHost(
    <Dialog title="Filters" sheet onClose={() => undefined}>
      <p>All, new, closed</p>
    </Dialog>,
  );
  const sheet = await page.getByRole('dialog').findElement();
  await expect.poll(() => sheet.getAnimations()).toEqual([]);
  const { width, height, bottom } = sheet.getBoundingClientRect();
  expect({ width, bottom }).toEqual({ width: 390, bottom: 844 });
  expect(height).toBeLessThan(300);
});
