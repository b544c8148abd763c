import { useState } from 'react';
import { Alert } from '#admin/shell/alert.tsx';
import { Button } from '#admin/shell/button.tsx';
import { send } from '#client/send.ts';
import { RESET_LINK_MINUTES, type ResetLinkOutcome } from '#domain/owner/password-reset.ts';
import { AuthCard } from './auth-card.tsx';
import { passwordFailure } from './password-failure.ts';

/** Mails a link for a new password. */
export function ForgotPasswordScreen({ onBack }: { onBack: () => void }) {
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<ResetLinkOutcome>();
  const [failure, setFailure] = useState<string>();

  async function mailLink() {
    setPending(true);
    setFailure(undefined);
    setOutcome(undefined);
    try {
      setOutcome((await send('POST /api/owner/reset-link')).outcome);
    } catch (error) {
      setFailure(passwordFailure(error));
    }
    setPending(false);
  }

  return (
    <AuthCard title="Forgot your password?">
      <p className="admin-entry-lead">
        We’ll email the owner a link to choose a new one. It works once, for {RESET_LINK_MINUTES}{' '}
        minutes, and logs out every other device.
      </p>
      <Alert>{failure}</Alert>
      <div role="status">{outcome ? <Outcome outcome={outcome} /> : null}</div>
      <Button kind="primary" className="admin-wide" busy={pending} onClick={() => void mailLink()}>
        {pending ? 'Sending…' : outcome === 'sent' ? 'Send another link' : 'Email me a link'}
      </Button>
      <div className="admin-entry-others">
        <button type="button" className="admin-entry-other" onClick={onBack}>
          Back to the login
        </button>
      </div>
    </AuthCard>
  );
}

const reasons: Readonly<Record<Exclude<ResetLinkOutcome, 'sent'>, string>> = {
  failed: 'The mail server did not accept the email.',
  not_set_up: 'Email is not set up on this server, so it can’t send a link.',
  no_address: 'The owner has no email address under Messages, so there is nowhere to send a link.',
};

function Outcome({ outcome }: { outcome: ResetLinkOutcome }) {
  if (outcome === 'sent') {
    return (
      <p className="admin-entry-note">
        The link is on its way to the owner’s email address. Only the newest link works; look in the
        spam folder too.
      </p>
    );
  }
  return (
    <p className="admin-entry-note">
      <span>{reasons[outcome]}</span> The person who runs the server can reset the password there:{' '}
      <code>npm run owner -- reset</code>
    </p>
  );
}
