import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInHost } from '#ui/testing/render.tsx';
import { TextField } from './field.tsx';
import { Form } from './form.tsx';
import { emptyForm } from './form-state.ts';

/** Refuses every text. */
function NameForm() {
  const [state, setState] = useState(emptyForm);
  const change = (part: Partial<typeof state>) => setState({ ...state, ...part });
  return (
    <Form
      label="Name"
      state={state}
      onType={change}
      onSubmit={() => change({ errors: { name: 'Wrong' } })}
    >
      <input name="name" aria-label="Name" aria-invalid={state.errors.name ? 'true' : undefined} />
      <button type="submit">Send</button>
    </Form>
  );
}

test('a form submitted in the frame where it was filled in focuses the invalid field', async () => {
  const { host } = renderInHost(<NameForm />);
  const form = host.querySelector('form') as HTMLFormElement;
  const field = page.getByRole('textbox');
  (field.element() as HTMLInputElement).value = 'x';
  // Without `act`, which would run the effects of each render at once.
  field.element().dispatchEvent(new InputEvent('input', { bubbles: true }));
  await Promise.resolve();
  form.requestSubmit();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveFocus();
});

test('the default of a field follows code, not the visitor, so that browsers restore typed text', async () => {
  let fillIn = (_name: string) => {};
  function Fields() {
    const [state, setState] = useState(emptyForm);
    fillIn = (name) => setState({ ...state, values: { name } });
    return (
      <Form
        label="Name"
        state={state}
        onType={(change) => setState({ ...state, ...change })}
        onSubmit={() => undefined}
      >
        <TextField form={state} name="name" label="Name" required />
      </Form>
    );
  }
  renderInHost(<Fields />);
  const field = page.getByRole('textbox');
  fillIn('Ada');
  await expect.element(field).toHaveValue('Ada');
  await userEvent.fill(field, 'Grace');
  await expect.element(field).toHaveValue('Grace');
  expect((field.element() as HTMLInputElement).defaultValue).toBe('Ada');
});
