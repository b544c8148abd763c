import { signInSchema } from '#domain/owner/owner.schema.ts';
import { validate } from '#domain/validation/validate.ts';
import { AuthCard } from './auth-card.tsx';
import { passwordFailure } from './password-failure.ts';
import { PasswordForm } from './password-form.tsx';
import { type SessionResponse, signIn } from './session-calls.ts';

interface SignInScreenProps {
  isExpired: boolean;
  /** The page was opened by a set-up link that has been used. */
  isUsedLink: boolean;
  onSignedIn: (session: SessionResponse) => void;
}

export function SignInScreen({ isExpired, isUsedLink, onSignedIn }: SignInScreenProps) {
  async function send(password: string) {
    const checked = validate(signInSchema, { password });
    if (!checked.ok) return checked.errors[0]?.message;
    try {
      onSignedIn(await signIn(password));
      return undefined;
    } catch (error) {
      return passwordFailure(error);
    }
  }

  return (
    <AuthCard title="Log in">
      <p className="admin-entry-lead">
        {isExpired
          ? 'Your session has ended. Log in to pick up where you left off.'
          : isUsedLink
            ? 'A password is already set. Log in with it.'
            : 'For the owner of the business.'}
      </p>
      <PasswordForm
        label="Log in"
        autoComplete="current-password"
        submit={{ idle: 'Log in', pending: 'Logging in…' }}
        send={send}
      />
    </AuthCard>
  );
}
