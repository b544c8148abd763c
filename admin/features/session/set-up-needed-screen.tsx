import { Button } from '#admin/shell/button.tsx';
import { passwordLength } from '#domain/owner/owner.schema.ts';
import { AuthCard } from './auth-card.tsx';

/** No password is set, and the page was not opened by the set-up link. */
export function SetUpNeededScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <AuthCard title="Set up the admin">
      <p className="admin-entry-lead">
        No password has been chosen yet. The person who runs the server can open the admin in one of
        two ways:
      </p>
      <ol className="admin-entry-steps">
        <li>
          <strong>Open the setup link.</strong> The server prints it each time it starts, until a
          password is set. Restart the server if the link is gone.
        </li>
        <li>
          <strong>Or choose the password in advance.</strong> Start the server with{' '}
          <code>OWNER_PASSWORD</code>, at least {passwordLength.min} characters, and log in here.
        </li>
      </ol>
      <Button className="admin-wide" onClick={onRetry}>
        Check again
      </Button>
    </AuthCard>
  );
}
