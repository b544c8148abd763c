import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import { Menu } from './menu.tsx';
import { MenuItem } from './menu-item.tsx';

const onSpam = vi.fn();

beforeEach(() => {
  onSpam.mockClear();
  history.replaceState(null, '', location.pathname);
});

function Actions() {
  const [asks, setAsks] = useState(false);
  return (
    <main style={{ padding: 60 }}>
      <Menu trigger={<button type="button">More</button>}>
        <MenuItem>
          <a href="#booking">Book</a>
        </MenuItem>
        <MenuItem>
          <button type="button" onClick={onSpam}>
            Spam
          </button>
        </MenuItem>
        <hr />
        <MenuItem>
          <button type="button" onClick={() => setAsks(true)}>
            Delete
          </button>
        </MenuItem>
      </Menu>
      <button type="button">After</button>
      {asks ? (
        <Dialog title="Delete it?" onClose={() => setAsks(false)}>
          <p>It is kept for 30 days.</p>
        </Dialog>
      ) : null}
    </main>
  );
}

const trigger = page.getByRole('button', { name: 'More' });
const menu = page.getByRole('menu', { name: 'More' });
const item = (name: string) => page.getByRole('menuitem', { name });

describe('a menu', () => {
  it('is opened by a press, named by its button, in the top layer, and accessible', async () => {
    const { host } = renderInHost(<Actions />);
    await expect.element(trigger).toHaveAttribute('aria-haspopup', 'menu');
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    await expect.element(menu).toBeVisible();
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
    expect((await menu.findElement()).matches(':popover-open')).toBe(true);
    await expectAccessible(host);
  });

  it('is navigated by arrows, Home, End and letters', async () => {
    renderInHost(<Actions />);
    ((await trigger.findElement()) as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('Book')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('Spam')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(item('Delete')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('Book')).toHaveFocus();
    await userEvent.keyboard('{End}{Home}');
    await expect.element(item('Book')).toHaveFocus();
    await userEvent.keyboard('s');
    await expect.element(item('Spam')).toHaveFocus();
  });

  it('runs an item’s action on Enter, and returns the focus', async () => {
    renderInHost(<Actions />);
    ((await trigger.findElement()) as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(item('Book')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(menu).not.toBeInTheDocument();
    expect(onSpam).toHaveBeenCalledOnce();
    await expect.element(trigger).toHaveFocus();
  });

  it('follows its links', async () => {
    renderInHost(<Actions />);
    await userEvent.click(trigger);
    await userEvent.click(item('Book'));
    await expect.element(menu).not.toBeInTheDocument();
    expect(location.hash).toBe('#booking');
  });

  it.each([
    ['Esc', () => userEvent.keyboard('{Escape}')],
    ['a second press', () => userEvent.click(trigger)],
  ])('closes with %s, and its button has the focus', async (_, close) => {
    renderInHost(<Actions />);
    await userEvent.click(trigger);
    await expect.element(menu).toBeVisible();
    await close();
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
  });

  it.each([
    ['a press outside', () => userEvent.click(document.body, { position: { x: 4, y: 300 } })],
    ['Tab', () => userEvent.keyboard('{Tab}')],
  ])('closes with %s', async (_, close) => {
    renderInHost(<Actions />);
    await userEvent.click(trigger);
    await expect.element(menu).toBeVisible();
    await close();
    await expect.element(menu).not.toBeInTheDocument();
    expect(onSpam).not.toHaveBeenCalled();
  });

  it('gets the focus back from a dialog that its item opened', async () => {
    renderInHost(<Actions />);
    await userEvent.click(trigger);
    await userEvent.click(item('Delete'));
    await expect.element(page.getByRole('dialog', { name: 'Delete it?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
  });

  it('stays inside the window, and scrolls if it is too tall', async () => {
    await page.viewport(320, 200);
    renderInHost(<Actions />);
    const button = (await trigger.findElement()) as HTMLElement;
    button.style.cssText = 'position: fixed; right: 0; bottom: 0';
    await userEvent.click(trigger);
    await expect.element(menu).toBeVisible();
    const box = (await menu.findElement()).getBoundingClientRect();
    expect(box.left).toBeGreaterThanOrEqual(8);
    expect(box.right).toBeLessThanOrEqual(312);
    expect(box.top).toBeGreaterThanOrEqual(8);
    expect(box.bottom).toBeLessThan(button.getBoundingClientRect().top);
  });
});
