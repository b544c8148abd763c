import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ErrorBoundary } from './error-boundary.tsx';
import { TextField } from './form/field.tsx';
import { Form } from './form/form.tsx';
import { emptyForm, type FormState } from './form/form-state.ts';
import { click, fill } from './testing/act.ts';
import { renderInHost } from './testing/render.tsx';

const failure = new Error('The page was changed by others.');

function FailingForm({ state, onType }: { state: FormState; onType: (state: FormState) => void }) {
  const [failed, setFailed] = useState(false);
  if (failed) throw failure;
  return (
    <Form
      state={state}
      label="Request"
      onType={(change) => onType({ ...state, ...change })}
      onSubmit={() => setFailed(true)}
    >
      <TextField form={state} name="name" label="Name" required />
      <button type="submit">Send</button>
    </Form>
  );
}

function Widget() {
  const [state, setState] = useState<FormState>(emptyForm);
  return (
    <ErrorBoundary>
      <FailingForm state={state} onType={setState} />
    </ErrorBoundary>
  );
}

test('what was typed is there again after a retry', async () => {
  renderInHost(<Widget />);
  await fill(page.getByLabelText('Name'), 'Ada');
  await click(page.getByRole('button', { name: 'Send' }));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Please call/);
  expect(vi.mocked(console.error)).toHaveBeenCalledWith(failure);
  vi.mocked(console.error).mockClear();
  await click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByLabelText('Name')).toHaveValue('Ada');
});
