import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInHost } from '#ui/testing/render.tsx';
import { LinksPopover } from './links-popover.tsx';

it('stays open while the focus is in it or on its button, and closes when it goes on', async () => {
  renderInHost(
    <>
      <button type="button" popoverTarget="links">
        More
      </button>
      <LinksPopover id="links" className="">
        <a href="#one">One</a>
        <a href="#two">Two</a>
      </LinksPopover>
      <button type="button">Next</button>
    </>,
  );
  const [one, two] = [page.getByRole('link', { name: 'One' }), page.getByText('Two')];
  await userEvent.keyboard('{Tab}{Enter}{Tab}');
  await expect.element(one).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(page.getByRole('button', { name: 'More' })).toHaveFocus();
  await expect.element(one).toBeVisible();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(two).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus();
  await expect.element(two).not.toBeVisible();
});
