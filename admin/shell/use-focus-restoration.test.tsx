import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInHost } from '#ui/testing/render.tsx';
import { useFocusRestoration } from './use-focus-restoration.ts';

/** A form whose bar goes when it is saved, and that is mounted again. */
function Sample() {
  useFocusRestoration();
  const [edition, setEdition] = useState(0);
  const [isDirty, setDirty] = useState(true);
  const save = () => {
    setEdition(edition + 1);
    setDirty(false);
  };
  return (
    <div className="admin-screen">
      <form
        key={edition}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <input aria-label="Name" />
        <input aria-label="Telephone" />
        <div>
          <p>{isDirty ? 'Unsaved' : 'Saved'}</p>
          {isDirty ? <button type="submit">Save</button> : null}
        </div>
      </form>
      <a href="#end">End</a>
    </div>
  );
}

const button = page.getByRole('button', { name: 'Save' });

it('by Enter in a field, the focus stays in that field of the saved form', async () => {
  renderInHost(<Sample />);
  page.getByLabelText('Name').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
});

it('by a button that goes, the focus is on the control before it', async () => {
  renderInHost(<Sample />);
  page.getByLabelText('Telephone').element().focus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(button).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Telephone')).toHaveFocus();
});

it('a tap moves no focus, which would open a phone’s keyboard', async () => {
  renderInHost(<Sample />);
  await userEvent.click(button);
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(document.body).toHaveFocus();
});

it('whoever left the control is left alone', async () => {
  renderInHost(<Sample />);
  page.getByLabelText('Telephone').element().focus();
  await userEvent.keyboard('{Tab}');
  (button.element() as HTMLElement).blur();
  await Promise.resolve();
  (button.element() as HTMLElement).click();
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(document.body).toHaveFocus();
});
