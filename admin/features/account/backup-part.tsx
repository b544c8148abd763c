import { OwnerName, PasswordInput } from '#admin/password/password-input.tsx';
import { showToast } from '#widgets/page/toasts/toast-store.ts';
import { readBackup } from './account-calls.ts';
import { Part } from './part.tsx';
import { saveFile } from './save-file.ts';
import { usePasswordForm } from './use-password-form.ts';

export function BackupPart() {
  const { pending, errors, props } = usePasswordForm({
    asked: 'password',
    async send({ password = '' }) {
      const { name, file } = await readBackup(password);
      saveFile(name, file);
      showToast({ title: 'Backup downloaded', description: `${name} holds everything.` });
    },
  });

  return (
    <Part
      title="Backup"
      lead="Everything in one file: requests, bookings, articles, pictures, reviews and settings. It holds your clients’ addresses, so keep it where nobody else looks."
    >
      <form {...props} aria-label="Download a backup">
        <OwnerName />
        <PasswordInput
          name="password"
          label="Your password"
          autoComplete="current-password"
          hint="Asked again, in case your phone is in other hands"
          error={errors['password']}
        />
        <button type="submit" className="ui-button admin-primary" disabled={pending}>
          {pending ? 'Packing…' : 'Download a backup'}
        </button>
      </form>
      <p className="account-note">
        To restore it into an empty folder: <code>npm run restore -- backup.tar.gz ./data</code>.
        Your password and sessions are not in it; the next start lets you choose a password.
      </p>
    </Part>
  );
}
