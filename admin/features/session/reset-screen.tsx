import { endedText } from '#admin/features/account/ended-text.ts';
import { send } from '#client/send.ts';
import { passwordLength, resetPasswordSchema } from '#domain/owner/owner.schema.ts';
import { validate } from '#domain/validation/validate.ts';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { AuthCard } from './auth-card.tsx';
import { PasswordAndCode } from './password-and-code.tsx';
import type { SessionResponse } from './session-calls.ts';

interface ResetScreenProps {
  resetToken: string;
  onSignedIn: (session: SessionResponse) => void;
  onBack: () => void;
}

/** Opened by a mailed link: sets a new password. */
export function ResetScreen({ resetToken, onSignedIn, onBack }: ResetScreenProps) {
  return (
    <AuthCard title="Choose a new password">
      <PasswordAndCode
        lead="A few words in a row are easy to remember and hard to guess. Every other device is logged out."
        label="Choose a new password"
        autoComplete="new-password"
        hint={`At least ${passwordLength.min} characters`}
        submit={{ idle: 'Save and log in', pending: 'Saving…' }}
        other={{ label: 'Back to the login', onClick: onBack }}
        check={(password) => {
          const checked = validate(resetPasswordSchema, { resetToken, password });
          return checked.ok ? undefined : checked.errors[0]?.message;
        }}
        send={async (password, code) => {
          const { ended, ...session } = await send('POST /api/owner/reset', {
            json: { resetToken, password, code },
          });
          onSignedIn(session);
          showToast({
            title: 'Password changed',
            description: endedText('You’ll need to log in again everywhere else.', ended),
          });
        }}
      />
    </AuthCard>
  );
}
