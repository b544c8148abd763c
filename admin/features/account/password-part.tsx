import { PasswordInput, UsernameInput } from '#admin/forms/password-input.tsx';
import { usePasswordForm } from '#admin/forms/use-password-form.ts';
import { Button } from '#admin/shell/button.tsx';
import { Part } from '#admin/shell/part.tsx';
import { send } from '#client/send.ts';
import { passwordLength } from '#domain/owner/owner.schema.ts';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { endedText } from './ended-text.ts';
import { type BesideSessions, KeepAccess } from './keep-access.tsx';

interface PasswordPartProps {
  held: BesideSessions;
  onChanged: () => Promise<unknown>;
}

export function PasswordPart({ held, onChanged }: PasswordPartProps) {
  const { pending, errors, props } = usePasswordForm({
    passwordField: 'current',
    async send({ current = '', password = '', ...ticks }) {
      const ended = await send('PUT /api/owner/password', {
        json: {
          current,
          password,
          keepCalendarFeed: ticks['keepCalendarFeed'] === 'on',
          keepApiKeys: ticks['keepApiKeys'] === 'on',
          keepWebhooks: ticks['keepWebhooks'] === 'on',
        },
      });
      void onChanged();
      showToast({
        title: 'Password changed',
        description: endedText('You’ll need to log in again everywhere else.', ended),
      });
    },
  });

  return (
    <Part
      title="Password"
      lead="A few words in a row are easy to remember and hard to guess. Changing it logs you out everywhere else."
    >
      <form {...props} aria-label="Change the password">
        <UsernameInput />
        <PasswordInput
          name="current"
          label="Current password"
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
        <KeepAccess held={held} />
        <Button type="submit" kind="primary" busy={pending}>
          {pending ? 'Changing…' : 'Change the password'}
        </Button>
      </form>
      <p className="admin-part-note">
        If the server starts with <code>OWNER_PASSWORD</code>, change it there too. Otherwise the
        old password is back at the next start.
      </p>
    </Part>
  );
}
