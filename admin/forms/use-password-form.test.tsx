import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '#client/api-error.ts';
import { click } from '#ui/testing/act.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import { usePasswordForm } from './use-password-form.ts';

/** A form whose server refuses its list, which has no control of that name, and a field that it does not have. */
function Refused() {
  const { errors, props } = usePasswordForm({
    async send() {
      const found = [
        { path: 'scopes', message: 'Say what it may do' },
        { path: 'region', message: 'Choose a region' },
      ];
      throw new ApiError(
        Response.json(null, {
          status: 422,
          headers: { 'Content-Type': 'application/problem+json' },
        }),
        JSON.stringify({ code: 'validation_failed', errors: found }),
      );
    },
  });
  return (
    <form {...props} aria-label="Key">
      <p role="alert">{errors['scopes']}</p>
      <input type="password" name="password" aria-label="Password" aria-describedby="said" />
      <p id="said">{errors['password']}</p>
      <button type="submit">Create</button>
    </form>
  );
}

it('shows an error where the form shows it, and another one at the password', async () => {
  renderInHost(<Refused />);
  await click(page.getByRole('button', { name: 'Create' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Say what it may do');
  await expect
    .element(page.getByLabelText('Password'))
    .toHaveAccessibleDescription('region: Choose a region.');
});
