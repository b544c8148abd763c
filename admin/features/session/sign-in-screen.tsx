import { useState } from 'react';
import { send } from '#client/send.ts';
import { signInSchema } from '#domain/owner/owner.schema.ts';
import { validate } from '#domain/validation/validate.ts';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { AuthCard } from './auth-card.tsx';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';
import { PasswordAndCode } from './password-and-code.tsx';
import type { SessionResponse } from './session-calls.ts';

interface SignInScreenProps {
  isExpired: boolean;
  /** The page was opened by a set-up link that has been used. */
  isUsedLink: boolean;
  onSignedIn: (session: SessionResponse) => void;
}

export function SignInScreen({ isExpired, isUsedLink, onSignedIn }: SignInScreenProps) {
  const [isForgotten, setForgotten] = useState(false);
  if (isForgotten) return <ForgotPasswordScreen onBack={() => setForgotten(false)} />;
  return (
    <AuthCard title="Log in">
      <PasswordAndCode
        lead={leadOf({ isExpired, isUsedLink })}
        label="Log in"
        autoComplete="current-password"
        submit={{ idle: 'Log in', pending: 'Logging in…' }}
        other={{ label: 'Forgot your password?', onClick: () => setForgotten(true) }}
        check={(password) => {
          const checked = validate(signInSchema, { password });
          return checked.ok ? undefined : checked.errors[0]?.message;
        }}
        send={async (password, code) => {
          const session = await send('POST /api/session', { json: { password, code } });
          onSignedIn(session);
          if (session.recoveryCodesLeft !== undefined) tellCodesLeft(session.recoveryCodesLeft);
        }}
      />
    </AuthCard>
  );
}

function leadOf({ isExpired, isUsedLink }: { isExpired: boolean; isUsedLink: boolean }): string {
  if (isExpired) return 'Your session has ended. Log in to pick up where you left off.';
  return isUsedLink
    ? 'A password is already set. Log in with it.'
    : 'For the owner of the business.';
}

const tellCodesLeft = (left: number) =>
  showToast({
    title: 'You used a recovery code',
    description:
      left === 0
        ? 'It was the last one. Create new ones under Account.'
        : `${left} ${left === 1 ? 'is' : 'are'} left. You can create new ones under Account.`,
  });
