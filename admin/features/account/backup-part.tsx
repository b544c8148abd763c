import { CurrentPassword } from '#admin/forms/password-input.tsx';
import { usePasswordForm } from '#admin/forms/use-password-form.ts';
import { Button } from '#admin/shell/button.tsx';
import { Part } from '#admin/shell/part.tsx';
import { saveFile } from '#admin/shell/save-file.ts';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { downloadBackup } from './account-calls.ts';

export function BackupPart() {
  const { pending, errors, props } = usePasswordForm({
    async send({ password = '' }) {
      const file = await downloadBackup(password);
      saveFile(file.name, file);
      showToast({ title: 'Backup downloaded', description: `${file.name} has everything.` });
    },
  });

  return (
    <Part
      title="Backup"
      lead="Everything in one file: requests, bookings, articles, pictures, reviews and settings. It includes your clients’ addresses, so keep it somewhere safe."
    >
      <form {...props} aria-label="Download a backup">
        <CurrentPassword
          hint="Asked again in case someone else has your phone"
          error={errors['password']}
        />
        <Button type="submit" kind="primary" busy={pending}>
          {pending ? 'Preparing…' : 'Download a backup'}
        </Button>
      </form>
      <p className="admin-part-note">
        To restore it into an empty folder: <code>npm run restore -- backup.tar.gz ./data</code>.
        Your password, sessions and API keys are not in it; you choose a new password at the next
        start.
      </p>
    </Part>
  );
}
