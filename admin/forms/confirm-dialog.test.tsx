import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import '#admin/admin.css';
import '#ui/dialog/dialog.css';
import { ConfirmDialog } from './confirm-dialog.tsx';

it('keeps the focus on its button while the call is pending and after it failed', async () => {
  const call = Promise.withResolvers<void>();
  const onConfirm = vi.fn(() => call.promise);
  const { host } = renderInHost(
    <ConfirmDialog
      title="Drop 6 emails?"
      question="This cannot be undone."
      confirm="Drop them"
      onConfirm={onConfirm}
      onClose={() => undefined}
    />,
  );
  const button = page.getByRole('button', { name: 'Drop them' });
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  call.reject(new TypeError('The network is away.'));
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(button).toHaveFocus();
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await expectAccessible(host);
});

it('rises from the bottom of a phone, with what it asks about still in view', async () => {
  await page.viewport(390, 844);
  renderInHost(
    <ConfirmDialog
      title="Drop 6 emails?"
      question="This cannot be undone."
      confirm="Drop them"
      onConfirm={async () => undefined}
      onClose={() => undefined}
    />,
  );
  const dialog = await page.getByRole('dialog').findElement();
  await expect.poll(() => dialog.getBoundingClientRect().bottom).toBe(844);
  expect(dialog.getBoundingClientRect().height).toBeLessThan(400);
});
