import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { TextField } from '#ui/form/field.tsx';
import { Form } from '#ui/form/form.tsx';
import { emptyForm } from '#ui/form/form-state.ts';
import { RecordRows } from './record-rows.tsx';

function Towns() {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({
    'towns.0.name': 'Macon',
    'towns.1.name': 'Athens',
    'towns.2.name': 'Rome',
  });
  const form = { ...emptyForm, values };
  return (
    <Form
      state={form}
      onType={(change) => setValues(change.values)}
      onSubmit={() => undefined}
      label="Towns"
    >
      <RecordRows
        form={form}
        onType={(change) => setValues(change.values)}
        path="towns"
        name={(index) => values[`towns.${index}.name`] || `Town ${index + 1}`}
        added={{ name: '' }}
        add="Add a town"
        max={4}
        isMovable
      >
        {(path) => <TextField form={form} name={`${path}.name`} label="Name" required />}
      </RecordRows>
    </Form>
  );
}

const row = (name: string) => page.getByRole('group', { name, exact: true });

/** Presses the button with the keyboard. */
async function press(name: string) {
  page.getByRole('button', { name, exact: true }).element().focus();
  await userEvent.keyboard('{Enter}');
}

it('by keyboard, the focus goes to what follows a removed item, and to the button after the last', async () => {
  renderInAdmin(<Towns />);
  await press('Remove Athens');
  await expect.element(row('Rome')).toHaveFocus();
  await press('Remove Rome');
  await expect.element(row('Macon')).toHaveFocus();
  expect(getComputedStyle(row('Macon').element()).outlineStyle).toBe('solid');
  await press('Remove Macon');
  await expect.element(page.getByRole('button', { name: 'Add a town' })).toHaveFocus();
});

it('by keyboard, the focus goes with an item that moves', async () => {
  renderInAdmin(<Towns />);
  await press('Move Rome up');
  await expect.element(row('Rome')).toHaveFocus();
  await press('Move Rome up');
  await expect.element(row('Rome')).toHaveFocus();
  const names = page.getByLabelText('Name').elements() as HTMLInputElement[];
  expect(names.map(({ value }) => value)).toEqual(['Rome', 'Macon', 'Athens']);
});

it('an added item is ready to be typed', async () => {
  renderInAdmin(<Towns />);
  await press('Add a town');
  await userEvent.keyboard('Savannah');
  await expect.element(row('Savannah').getByLabelText('Name')).toHaveValue('Savannah');
  await expect.element(page.getByRole('button', { name: 'Add a town' })).not.toBeInTheDocument();
});

it('beside the controls there are no buttons, which phones have no room for', () => {
  const { host } = renderInAdmin(<Towns />);
  const control = row('Macon').getByLabelText('Name').element();
  expect(control.getBoundingClientRect().width).toBe(
    (host.querySelector('.record-rows') as HTMLElement).getBoundingClientRect().width,
  );
});
