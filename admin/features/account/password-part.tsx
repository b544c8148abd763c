import { OwnerName, PasswordInput } from '#admin/password/password-input.tsx';
import { passwordLength } from '#domain/owner/owner.schema.ts';
import { showToast } from '#widgets/page/toasts/toast-store.ts';
import { changePassword } from './account-calls.ts';
import { Part } from './part.tsx';
import { usePasswordForm } from './use-password-form.ts';

export function PasswordPart({ onChanged }: { onChanged: () => void }) {
  const { pending, errors, props } = usePasswordForm({
    asked: 'current',
    async send({ current = '', password = '' }) {
      await changePassword(current, password);
      onChanged();
      showToast({
        title: 'Password changed',
        description: 'Everywhere else you have to log in again.',
      });
    },
  });

  return (
    <Part
      title="Password"
      lead="A few words in a row are easy to remember and hard to guess. Changing it logs you out everywhere but here."
    >
      <form {...props} aria-label="Change the password">
        <OwnerName />
        <PasswordInput
          name="current"
          label="Your password now"
          autoComplete="current-password"
          error={errors['current']}
        />
        <PasswordInput
          name="password"
          label="New password"
          autoComplete="new-password"
          hint={`At least ${passwordLength.min} characters`}
          error={errors['password']}
        />
        <button type="submit" className="ui-button admin-primary" disabled={pending}>
          {pending ? 'Changing…' : 'Change the password'}
        </button>
      </form>
      <p className="account-note">
        If the server is started with <code>OWNER_PASSWORD</code>, change it there as well: at the
        next start that one counts again.
      </p>
    </Part>
  );
}
