import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInHost } from '#ui/testing/render.tsx';
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

test('a form sent in the frame in which it was typed in focuses the wrong field', async () => {
  const { host } = renderInHost(<NameForm />);
  const form = host.querySelector('form') as HTMLFormElement;
  const field = page.getByRole('textbox');
  (field.element() as HTMLInputElement).value = 'x';
  // Without `act`, which would run the effects of each rendering at once.
  field.element().dispatchEvent(new InputEvent('input', { bubbles: true }));
  await Promise.resolve();
  form.requestSubmit();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveFocus();
});
