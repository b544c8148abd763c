import { send } from '#client/send.ts';
import { passwordLength, setUpSchema } from '#domain/owner/owner.schema.ts';
import { validate } from '#domain/validation/validate.ts';
import { AuthCard } from './auth-card.tsx';
import { passwordFailure } from './password-failure.ts';
import { PasswordForm } from './password-form.tsx';
import type { SessionResponse } from './session-calls.ts';

interface SetUpScreenProps {
  setupToken: string;
  /** The form stays pending until it resolves. */
  onSignedIn: (session: SessionResponse) => Promise<void>;
}

export function SetUpScreen({ setupToken, onSignedIn }: SetUpScreenProps) {
  async function setPassword(password: string) {
    const checked = validate(setUpSchema, { setupToken, password });
    if (!checked.ok) return checked.errors[0]?.message;
    try {
      await onSignedIn(await send('POST /api/owner', { json: { setupToken, password } }));
      return undefined;
    } catch (error) {
      return passwordFailure(error);
    }
  }

  return (
    <AuthCard title="Choose your password">
      <p className="admin-entry-lead">
        It protects your clients’ requests and bookings. A few words in a row are easy to remember
        and hard to guess.
      </p>
      <PasswordForm
        label="Choose your password"
        autoComplete="new-password"
        hint={`At least ${passwordLength.min} characters`}
        submit={{ idle: 'Save and log in', pending: 'Saving…' }}
        send={setPassword}
      />
    </AuthCard>
  );
}
